import { and, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Storage } from '#server/ports/storage.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'
import { mailFileKey } from './render-mail.ts'

/**
 * Deletes addresses and data of mails that were completed 30 days ago, and the stored mails to people without an
 * account. Learners' mails are deleted with the account. The texts that learners can read in the portal are deleted
 * after a year. The rows stay, so that no event is mailed twice.
 */
export async function purgeMails(db: Db, storage: Storage, now: number): Promise<void> {
  const isOld = and(ne(mail.state, 'queued'), lte(mail.settledAt, computeExpiryCutoff('completedMail', now)))
  const withoutAccount = await db
    .select({ id: mail.id, learnerId: mail.learnerId })
    .from(mail)
    .where(and(isOld, isNull(mail.learnerId), isNotNull(mail.email)))
  for (const row of withoutAccount) await storage.delete(`${mailFileKey(row)}.eml`)
  await db
    .update(mail)
    .set({ email: null, data: {} })
    .where(and(isOld, isNotNull(mail.email)))
  await db
    .update(mail)
    .set({ text: null, readAt: null })
    .where(and(isNotNull(mail.text), lte(mail.queuedAt, computeExpiryCutoff('readableMail', now))))
}
