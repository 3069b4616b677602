import type { MailCarrier } from '#server/ports/mail.ts'
import { failureMessage } from '#server/services/platform/failure-message.ts'
import { claimMail, type MailRow } from './claim-mail.ts'
import { completeMail, postponeMail } from './complete-mail.ts'
import { type Desk, writeMail } from './write-mail.ts'

/** What became of a try to send a mail. `failure` is null where it succeeded. */
export interface MailTried {
  mail: number
  kind: MailRow['kind']
  failure: string | null
}

/**
 * Writes and sends the next mail that is due. A mail that fails is kept and tried again, with growing waits.
 * Undefined where nothing is due; several servers may do it at once.
 */
export async function sendMail(
  desk: Desk,
  carrier: MailCarrier,
  now: number,
): Promise<MailTried | undefined> {
  const row = await claimMail(desk.db, now)
  if (!row) return undefined
  const failure = await tryMail(desk, carrier, row, now)
  return { mail: row.id, kind: row.kind, failure }
}

async function tryMail(desk: Desk, carrier: MailCarrier, row: MailRow, now: number): Promise<string | null> {
  try {
    const written = await writeMail(desk, row, now)
    if (written) await carrier.send(written.mail)
    await completeMail(desk.db, row, { to: written ? 'sent' : 'dropped', text: written?.text, now })
    return null
  } catch (error) {
    const failure = failureMessage(error)
    await postponeMail(desk.db, row, failure, now)
    return failure
  }
}
