import * as contract from '#src/contract/messaging/mail.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { createPrintedList, listOptions, printList } from './listing.ts'
import { readNumber } from './read-words.ts'

const rows = createPrintedList(
  contract.getMails,
  'mails',
  'mail',
  ({ id, kind, state, email, tries, failure, queuedAt, settledAt }) =>
    `${id}  ${settledAt ?? queuedAt}  ${state} ${kind} to ${email ?? 'nobody any more'}${failure ? ` (${tries} tries: ${failure})` : ''}`,
)

const list: Command = {
  help: [
    [`mails ${listOptions}`, 'the mails, the last first, and what became of them'],
    ['mails 12', 'a mail that was kept, as a file for mail programs'],
  ],
  async run({ api, words, options }) {
    if (words.length > 0)
      return (await valueOrThrow(api.call(contract.getMail, { id: readNumber(words, 0, '') }))).message
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No mails.'
  },
}

/** The portal's mails. */
export const mails: Commands = { mails: list }
