import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'

export type MailRow = typeof mail.$inferSelect

/** How long a mail belongs to the server that began to send it, in milliseconds: longer than any try takes. */
const lease = 5 * 60 * 1000

/**
 * Claims the next mail that is due, for a while: of several servers one gets it. Sending happens outside of
 * any transaction; when a server stops in the middle, the mail goes to the others once the claim has lapsed.
 */
export const claimMail = (db: Db, now: number): Promise<MailRow | undefined> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.state, 'queued'), lte(mail.dueAt, new Date(now))))
      .orderBy(asc(mail.dueAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const claimed = { tries: due.tries + 1, dueAt: new Date(now + lease) }
    await tx.update(mail).set(claimed).where(eq(mail.id, due.id))
    return { ...due, ...claimed }
  })
