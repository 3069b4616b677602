import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { canChangeMailState, type MailState } from '#src/domain/mail/mail-state.ts'
import { computeNextMailTryTime } from '#src/domain/mail/next-mail-try-time.ts'
import type { MessageText } from '#src/domain/message/message.ts'
import type { MailRow } from './claim-mail.ts'

export interface MailOutcome {
  state: Exclude<MailState, 'queued'>
  /** The text of the mail that the learner can read in the portal. */
  text?: MessageText | undefined
  failure?: string
  now: number
}

/**
 * Completes a claimed mail. After a mail is sent, only the text for the learner stays stored; the data from which
 * the mail was rendered is deleted.
 */
export async function completeMail(
  db: Db,
  row: MailRow,
  { state: to, text = undefined, failure, now }: MailOutcome,
): Promise<void> {
  if (!canChangeMailState(row.state, to)) throw new Error(`A mail can't go from ${row.state} to ${to}`)
  await db
    .update(mail)
    .set({
      ...{ state: to, failure: failure ?? null, settledAt: new Date(now), text: text ?? null },
      ...(to !== 'failed' && { data: {} }),
    })
    .where(and(eq(mail.id, row.id), eq(mail.state, 'queued')))
}

/**
 * Stores the failure of an attempt to send a mail, and the time of the next attempt. The last failure completes the
 * mail.
 */
export async function postponeMail(db: Db, row: MailRow, failure: string, now: number): Promise<void> {
  const at = computeNextMailTryTime(row.tries, now)
  if (at === null) return completeMail(db, row, { state: 'failed', failure, now })
  await db
    .update(mail)
    .set({ failure, dueAt: new Date(at) })
    .where(and(eq(mail.id, row.id), eq(mail.state, 'queued')))
}
