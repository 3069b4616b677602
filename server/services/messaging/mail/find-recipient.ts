import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { session } from '#server/db/schema/session.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import type { MailRow } from './claim-mail.ts'

/** The recipient of a mail: address, name, site and language. */
export interface MailRecipient {
  address: string
  /** The recipient's name; empty if unknown. */
  name: string
  hasAccount: boolean
  site: Site
  language: string
}

type LearnerRow = typeof learner.$inferSelect

/**
 * Finds the recipient of a mail; undefined if no address is stored any more. The recipient's language is that of the
 * mail, else the learner's, else the site's base language.
 */
export async function findRecipient(db: Db, sites: Sites, row: MailRow): Promise<MailRecipient | undefined> {
  const account =
    row.learnerId === null ? await findByAddress(db, row.email) : await findById(db, row.learnerId)
  const address = row.email ?? account?.email
  if (!address) return undefined
  const site = await siteOf(db, sites, row)
  const preferred = sites.languages.find(({ id }) => id === account?.languageId)?.code
  return {
    address,
    name: row.data.name ?? `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim(),
    hasAccount: row.learnerId !== null,
    site,
    language: row.language ?? preferred ?? baseLanguageOf(site),
  }
}

async function findById(db: Db, id: number): Promise<LearnerRow | undefined> {
  const [row] = await db.select().from(learner).where(eq(learner.id, id))
  return row
}

/**
 * Returns the learner with an email address, or undefined. The recipient of a mail to an anonymous visitor may have
 * an account, which then determines the language.
 */
async function findByAddress(db: Db, email: string | null): Promise<LearnerRow | undefined> {
  if (email === null) return undefined
  const [row] = await db.select().from(learner).where(eq(learner.email, email.toLowerCase()))
  return row
}

async function siteOf(db: Db, sites: Sites, { site, learnerId }: MailRow): Promise<Site> {
  const findSite = (folder: string | null | undefined) =>
    sites.sites.find((candidate) => siteFolderOf(candidate) === folder)
  return (
    findSite(site) ??
    findSite(await lastSite(db, learnerId)) ??
    rootSiteOf(sites, await lastTenant(db, learnerId))
  )
}

/** Returns the site folder of the learner's last mail with a site; undefined if there is no such mail. */
async function lastSite(db: Db, learnerId: number | null): Promise<string | null | undefined> {
  if (learnerId === null) return undefined
  const [row] = await db
    .select({ site: mail.site })
    .from(mail)
    .where(and(eq(mail.learnerId, learnerId), isNotNull(mail.site)))
    .orderBy(desc(mail.id))
    .limit(1)
  return row?.site
}

async function lastTenant(db: Db, learnerId: number | null) {
  if (learnerId === null) return 'main'
  const [row] = await db
    .select({ tenant: session.tenant })
    .from(session)
    .where(eq(session.learnerId, learnerId))
    .orderBy(desc(session.seenAt))
    .limit(1)
  return row?.tenant ?? 'main'
}
