import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { session } from '#server/db/schema/session.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { baseLanguage, type Site } from '#src/sites/site.ts'
import type { MailRow } from './claim-mail.ts'

/** The reader of a mail: address, name, site and language. */
export interface MailPlace {
  address: string
  /** The reader's name; empty where it is unknown. */
  name: string
  hasAccount: boolean
  site: Site
  language: string
}

type LearnerRow = typeof learner.$inferSelect

/**
 * Finds the reader of a mail; undefined where nobody is left to be told. The language is the mail's, else the
 * learner's own, else the site's base.
 */
export async function placeOfMail(db: Db, sites: Sites, row: MailRow): Promise<MailPlace | undefined> {
  const known = row.learnerId === null ? await byAddress(db, row.email) : await byId(db, row.learnerId)
  const address = row.email ?? known?.email
  if (!address) return undefined
  const site = await siteOf(db, sites, row)
  const own = sites.languages.find(({ id }) => id === known?.languageId)?.code
  return {
    address,
    name: row.data.name ?? `${known?.firstName ?? ''} ${known?.lastName ?? ''}`.trim(),
    hasAccount: row.learnerId !== null,
    site,
    language: row.language ?? own ?? baseLanguage(site),
  }
}

async function byId(db: Db, id: number): Promise<LearnerRow | undefined> {
  const [row] = await db.select().from(learner).where(eq(learner.id, id))
  return row
}

/**
 * The learner who has this address: somebody who is mailed as a stranger may have an account, and with it a
 * language.
 */
async function byAddress(db: Db, email: string | null): Promise<LearnerRow | undefined> {
  if (email === null) return undefined
  const [row] = await db.select().from(learner).where(eq(learner.email, email.toLowerCase()))
  return row
}

async function siteOf(db: Db, sites: Sites, { site, learnerId }: MailRow): Promise<Site> {
  const named = (folder: string | null | undefined) => sites.sites.find((each) => siteFolder(each) === folder)
  return (
    named(site) ?? named(await lastSite(db, learnerId)) ?? rootSite(sites, await lastTenant(db, learnerId))
  )
}

/**
 * The folder of the site on which the learner's last mail was written; null or undefined where none is known.
 */
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
