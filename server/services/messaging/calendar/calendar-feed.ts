import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { calendarFeed } from '#server/db/schema/calendar-feed.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { decrypt, encrypt } from '#server/services/platform/encryption.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'

type EncryptionKeys = readonly [string, ...string[]]

const scopeOf = (learnerId: number) => ({ purpose: 'calendar feed', owner: String(learnerId) })

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const pathOf = (token: string): string => `/calendar/feed/${token}.ics`

/**
 * Returns the URL path of a learner's calendar feed; null if the learner has no feed, or no key decrypts its token.
 */
export async function findCalendarFeed(
  db: Db,
  learnerId: number,
  keys: EncryptionKeys,
): Promise<{ path: string | null }> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.learnerId, learnerId))
  const token = row && decrypt(keys, row.sealedToken, scopeOf(learnerId))
  return { path: token ? pathOf(token) : null }
}

interface RenewFeedInput {
  learnerId: number
  site: Site
  language: string
  keys: EncryptionKeys
  random: Random
  now: number
}

/** Creates a calendar feed at a new URL; the previous URL stops working. */
export async function renewCalendarFeed(
  db: Db,
  { learnerId, site, language, keys, random, now }: RenewFeedInput,
): Promise<{ path: string }> {
  const token = createRandomName(random)
  const columns = {
    tokenHash: hashOf(token),
    sealedToken: encrypt(keys, token, scopeOf(learnerId), random),
    ...{ site: siteFolderOf(site), language, createdAt: new Date(now) },
  }
  await db
    .insert(calendarFeed)
    .values({ learnerId, ...columns })
    .onConflictDoUpdate({ target: calendarFeed.learnerId, set: columns })
  return { path: pathOf(token) }
}

export async function endCalendarFeed(db: Db, learnerId: number): Promise<{ path: null }> {
  await db.delete(calendarFeed).where(eq(calendarFeed.learnerId, learnerId))
  return { path: null }
}

/** Returns the learner, site and language of the feed with a token, or undefined. */
export async function findFeedByToken(db: Db, sites: Sites, token: string) {
  const [row] = await db
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, hashOf(token)))
  const site = row && sites.sites.find((each) => siteFolderOf(each) === row.site)
  return site ? { learnerId: row.learnerId, site, language: row.language } : undefined
}
