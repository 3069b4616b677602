import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'

export type MailRow = typeof mail.$inferSelect

/** How long a mail is leased to the server that sends it, in milliseconds: longer than any attempt takes. */
const lease = 5 * 60 * 1000

/**
 * Leases the next due mail; only one of several servers gets it. Sending happens outside any transaction; if
 * a server stops in the middle, another one sends the mail after the lease.
 */
export const claimMail = (db: Db, now: number): Promise<MailRow | undefined> =>
  db.transaction(async (tx) => {
    const [dueMail] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.state, 'queued'), lte(mail.dueAt, new Date(now))))
      .orderBy(asc(mail.dueAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!dueMail) return undefined
    const claimed = { tries: dueMail.tries + 1, dueAt: new Date(now + lease) }
    await tx.update(mail).set(claimed).where(eq(mail.id, dueMail.id))
    return { ...dueMail, ...claimed }
  })
