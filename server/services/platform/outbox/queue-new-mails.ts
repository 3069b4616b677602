import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type NewMail, queueMails } from './queue-mail.ts'

/** A mail with an occasion that the caller has set. */
export type MailWithOccasion = NewMail & { occasion: string }

/** The maximum number of mails per statement: the number of parameters is limited. */
const batchSize = 1000

/** Queues the mails whose occasions have no mail yet. */
export async function queueNewMails(db: Db, mails: readonly MailWithOccasion[]): Promise<void> {
  for (let start = 0; start < mails.length; start += batchSize) {
    const batch = mails.slice(start, start + batchSize)
    const occasions = batch.map(({ occasion }) => occasion)
    const existing = await db
      .select({ occasion: mail.occasion })
      .from(mail)
      .where(inArray(mail.occasion, occasions))
    const known = new Set(existing.map(({ occasion }) => occasion))
    await queueMails(
      db,
      batch.filter(({ occasion }) => !known.has(occasion)),
    )
  }
}
