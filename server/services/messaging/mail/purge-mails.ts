import { and, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Storage } from '#server/ports/storage.ts'
import { keyOfMail } from './write-mail.ts'

const day = 24 * 60 * 60 * 1000
const keptFor = 30 * day
/** How long learners can read in the portal what they were mailed. */
const readableFor = 365 * day

/**
 * Forgets addresses and contents of mails that ended 30 days ago, and the kept mails to people without an
 * account; those of learners are deleted with the account, and what they can read of them after a year. That somebody was told stays, so that nobody is
 * told again.
 */
export async function purgeMails(db: Db, storage: Storage, now: number): Promise<void> {
  const old = and(ne(mail.state, 'queued'), lte(mail.settledAt, new Date(now - keptFor)))
  const strangers = await db
    .select({ id: mail.id, learnerId: mail.learnerId })
    .from(mail)
    .where(and(old, isNull(mail.learnerId), isNotNull(mail.email)))
  for (const row of strangers) await storage.forget(`${keyOfMail(row)}.eml`)
  await db
    .update(mail)
    .set({ email: null, data: {} })
    .where(and(old, isNotNull(mail.email)))
  await db
    .update(mail)
    .set({ text: null, readAt: null })
    .where(and(isNotNull(mail.text), lte(mail.queuedAt, new Date(now - readableFor))))
}
