import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'

export type MailRow = typeof mail.$inferSelect

/** How long a mail is leased to the server that sends it, in milliseconds: longer than any attempt takes. */
const lease = 5 * 60 * 1000

/**
 * The site of a mail. If the mail has no site, the site of the learner's last mail with a site is used; null if
 * there is no such mail.
 */
const siteOfMail = sql`coalesce(${mail.site}, (
  select last.site from ${mail} last
  where last.learner_id = ${mail}.learner_id and last.site is not null order by last.id desc limit 1))`

/**
 * Returns the condition that selects the mails of the served sites, and the mails without a site; undefined if this
 * server serves every site.
 */
const isServed = ({ sites, isPartial }: Pick<Sites, 'sites' | 'isPartial'>): SQL | undefined =>
  isPartial
    ? or(sql`${siteOfMail} is null`, sql`${siteOfMail} in ${sites.map((site) => siteFolderOf(site))}`)
    : undefined

/**
 * Leases and returns the next due mail of a served site, or undefined; only one of several servers gets it. The mail
 * is sent outside any transaction. If the server stops before the mail is sent, another server sends it after the
 * lease has expired.
 */
export const claimMail = (
  db: Db,
  sites: Pick<Sites, 'sites' | 'isPartial'>,
  now: number,
): Promise<MailRow | undefined> =>
  db.transaction(async (tx) => {
    const [dueMail] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.state, 'queued'), lte(mail.dueAt, new Date(now)), isServed(sites)))
      .orderBy(asc(mail.dueAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!dueMail) return undefined
    const claimed = { tries: dueMail.tries + 1, dueAt: new Date(now + lease) }
    await tx.update(mail).set(claimed).where(eq(mail.id, dueMail.id))
    return { ...dueMail, ...claimed }
  })
