import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/mail.ts'
import { answered } from '../desk/desk.ts'

/** One mail that was kept, as it would have gone out; without a number the last ones, a line each. */
export async function mailsInWords(api: Api, { id }: { id?: number }): Promise<string> {
  if (id !== undefined) return (await answered(api.call(contract.getMail, { id }))).message
  const rows = await answered(api.call(contract.getMails, {}))
  const lines = rows.map(
    ({ id, kind, state, email, tries, failure, queuedAt, settledAt }) =>
      `${id}  ${settledAt ?? queuedAt}  ${state} ${kind} to ${email ?? 'nobody any more'}${failure ? ` (${tries} tries: ${failure})` : ''}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No mails.'
}
