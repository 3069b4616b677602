import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type MailState, mayMoveMail } from '#src/domain/mail/mail-state.ts'
import { nextTry } from '#src/domain/mail/next-try.ts'
import type { MailRow } from './claim-mail.ts'

/** Marks a claimed mail as ended. A mail that was sent keeps nothing of what it said. */
export async function settleMail(
  db: Db,
  row: MailRow,
  to: Exclude<MailState, 'queued'>,
  now: number,
  failure: string | null = null,
): Promise<void> {
  if (!mayMoveMail(row.state, to)) throw new Error(`A mail can't go from ${row.state} to ${to}`)
  await db
    .update(mail)
    .set({ state: to, failure, settledAt: new Date(now), ...(to !== 'failed' && { data: {} }) })
    .where(and(eq(mail.id, row.id), eq(mail.state, 'queued')))
}

/** Keeps why a try failed, and when the next one is due; the last failure ends the mail. */
export async function postponeMail(db: Db, row: MailRow, failure: string, now: number): Promise<void> {
  const at = nextTry(row.tries, now)
  if (at === null) return settleMail(db, row, 'failed', now, failure)
  await db
    .update(mail)
    .set({ failure, dueAt: new Date(at) })
    .where(and(eq(mail.id, row.id), eq(mail.state, 'queued')))
}
