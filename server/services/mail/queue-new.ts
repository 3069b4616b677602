import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mail } from '../../db/schema/mail.ts'
import { type NewMail, queueMails } from './queue-mail.ts'

/** A mail with an occasion of its own. */
export type Occasional = NewMail & { occasion: string }

/** At once: one statement has so many parameters at most. */
const most = 1000

/** Queues those mails whose occasion nobody was told of yet. */
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
