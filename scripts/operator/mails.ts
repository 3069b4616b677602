import * as contract from '#src/contract/messaging/mail.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseNumber } from './parse-arguments.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

const rows = createPrintedList(
  contract.getMails,
  'mails',
  'mail',
  ({ id, kind, state, email, tries, failure, queuedAt, settledAt }) =>
    `${id}  ${settledAt ?? queuedAt}  ${state} ${kind} to ${email ?? 'a deleted account'}${failure ? ` (${tries} tries: ${failure})` : ''}`,
)

const list: Command = {
  help: [
    [`mails ${listOptions}`, 'list the mails with their state, the newest first'],
    ['mails 12', 'print a stored mail in the format of mail programs'],
  ],
  async run({ api, args, options }) {
    if (args.length > 0)
      return (await unwrapOrThrow(api.call(contract.getMail, { id: parseNumber(args, 0, '') }))).message
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No mails.'
  },
}

/** The commands for the portal's mails. */
export const mailCommands: Commands = { mails: list }
