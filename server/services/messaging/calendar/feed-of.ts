import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { calendarFeed } from '#server/db/schema/calendar-feed.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { decrypt, encrypt } from '#server/services/platform/encryption.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'

type Keys = readonly [string, ...string[]]

const sealedFor = (learnerId: number) => ({ purpose: 'calendar feed', owner: String(learnerId) })

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const pathOf = (token: string): string => `/calendar/feed/${token}.ics`

/** The path of a learner's calendar feed; null where there is none, or no key opens it any more. */
export async function findFeed(db: Db, learnerId: number, keys: Keys): Promise<{ path: string | null }> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.learnerId, learnerId))
  const token = row && decrypt(keys, row.sealedToken, sealedFor(learnerId))
  return { path: token ? pathOf(token) : null }
}

interface Renewing {
  learnerId: number
  site: Site
  language: string
  keys: Keys
  random: Random
  now: number
}

/** Gives a learner a feed with a new address; the one before answers no more. */
export async function renewCalendarFeed(
  db: Db,
  { learnerId, site, language, keys, random, now }: Renewing,
): Promise<{ path: string }> {
  const token = randomName(random)
  const kept = {
    tokenHash: hashOf(token),
    sealedToken: encrypt(keys, token, sealedFor(learnerId), random),
    ...{ site: siteFolder(site), language, createdAt: new Date(now) },
  }
  await db
    .insert(calendarFeed)
    .values({ learnerId, ...kept })
    .onConflictDoUpdate({ target: calendarFeed.learnerId, set: kept })
  return { path: pathOf(token) }
}

export async function endCalendarFeed(db: Db, learnerId: number): Promise<{ path: null }> {
  await db.delete(calendarFeed).where(eq(calendarFeed.learnerId, learnerId))
  return { path: null }
}

/** Whose feed a token opens, with the site and language of its entries; undefined for none. */
export async function feedOfToken(db: Db, sites: Sites, token: string) {
  const [row] = await db
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, hashOf(token)))
  const site = row && sites.sites.find((each) => siteFolder(each) === row.site)
  return site ? { learnerId: row.learnerId, site, language: row.language } : undefined
}
