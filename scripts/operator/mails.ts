import * as contract from '#src/contract/mail.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts } from './act.ts'
import { listInWords, listing, listOptions } from './listing.ts'
import { numberIn } from './typed.ts'

const rows = listing(
  contract.getMails,
  'mails',
  'mail',
  ({ id, kind, state, email, tries, failure, queuedAt, settledAt }) =>
    `${id}  ${settledAt ?? queuedAt}  ${state} ${kind} to ${email ?? 'nobody any more'}${failure ? ` (${tries} tries: ${failure})` : ''}`,
)

const list: Act = {
  help: [
    [`mails ${listOptions}`, 'the mails, the last first, and what became of them'],
    ['mails 12', 'a mail that was kept, as a file for mail programs'],
  ],
  async run({ api, words, options }) {
    if (words.length > 0)
      return (await answered(api.call(contract.getMail, { id: numberIn(words, 0, '') }))).message
    const lines = await listInWords(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No mails.'
  },
}

/** The portal's mails. */
export const mails: Acts = { mails: list }
