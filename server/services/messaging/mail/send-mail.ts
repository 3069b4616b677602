import type { MailTransport } from '#server/ports/mail.ts'
import { failureMessageOf } from '#server/services/platform/failure-message.ts'
import { claimMail, type MailRow } from './claim-mail.ts'
import { completeMail, postponeMail } from './complete-mail.ts'
import { type MailDependencies, renderMail } from './render-mail.ts'

/** The result of an attempt to send a mail; `failure` is null after a success. */
export interface MailAttempt {
  mailId: number
  kind: MailRow['kind']
  failure: string | null
}

/**
 * Renders and sends the next due mail. If sending fails, the mail is tried again at growing intervals. Returns
 * undefined if nothing is due. Several servers may call this function concurrently.
 */
export async function sendNextMail(
  deps: MailDependencies,
  transport: MailTransport,
  now: number,
): Promise<MailAttempt | undefined> {
  const row = await claimMail(deps.db, deps.sites, now)
  if (!row) return undefined
  const failure = await attemptMail(deps, transport, row, now)
  return { mailId: row.id, kind: row.kind, failure }
}

async function attemptMail(
  deps: MailDependencies,
  transport: MailTransport,
  row: MailRow,
  now: number,
): Promise<string | null> {
  try {
    const written = await renderMail(deps, row, now)
    if (written) await transport.send(written.mail)
    await completeMail(deps.db, row, { state: written ? 'sent' : 'dropped', text: written?.text, now })
    return null
  } catch (error) {
    const failure = failureMessageOf(error)
    await postponeMail(deps.db, row, failure, now)
    return failure
  }
}
