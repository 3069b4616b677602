import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type NewMail, queueMails } from './queue-mail.ts'

/** A mail whose occasion the caller names. */
export type Occasional = NewMail & { occasion: string }

/** How many mails are queued at once: a statement takes only so many parameters. */
const most = 1000

/** Queues those of the mails whose occasion nobody was told of yet. */
export async function queueNew(db: Db, wishes: readonly Occasional[]): Promise<void> {
  for (let start = 0; start < wishes.length; start += most) {
    const some = wishes.slice(start, start + most)
    const occasions = some.map(({ occasion }) => occasion)
    const told = await db
      .select({ occasion: mail.occasion })
      .from(mail)
      .where(inArray(mail.occasion, occasions))
    const known = new Set(told.map(({ occasion }) => occasion))
    await queueMails(
      db,
      some.filter(({ occasion }) => !known.has(occasion)),
    )
  }
}
