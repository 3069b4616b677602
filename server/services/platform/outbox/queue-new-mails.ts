import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type NewMail, queueMails } from './queue-mail.ts'

/** A mail with a deduplication key that the caller has set. */
export type MailWithDeduplicationKey = NewMail & { deduplicationKey: string }

/** The maximum number of mails per statement: the number of parameters is limited. */
const batchSize = 1000

/** Queues the mails whose deduplication keys have no mail yet. */
export async function queueNewMails(db: Db, mails: readonly MailWithDeduplicationKey[]): Promise<void> {
  for (let start = 0; start < mails.length; start += batchSize) {
    const batch = mails.slice(start, start + batchSize)
    const keys = batch.map(({ deduplicationKey }) => deduplicationKey)
    const existing = await db
      .select({ occasion: mail.occasion })
      .from(mail)
      .where(inArray(mail.occasion, keys))
    const known = new Set(existing.map(({ occasion }) => occasion))
    await queueMails(
      db,
      batch.filter(({ deduplicationKey }) => !known.has(deduplicationKey)),
    )
  }
}
