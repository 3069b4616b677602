import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { storedRelease } from '#server/db/schema/release.ts'

/** A release, and the digest of its manifest. */
export interface NamedRelease {
  release: string
  digest: string
}

/** The releases of a site; `stored` contains the names of all releases that can be delivered, the newest first. */
export interface SiteReleases {
  current: NamedRelease | null
  prepared: NamedRelease | null
  stored: string[]
}

/** Returns the releases of a site, named by its folder. */
export async function findReleases(db: Db, site: string): Promise<SiteReleases> {
  const rows = await db
    .select()
    .from(storedRelease)
    .where(eq(storedRelease.site, site))
    .orderBy(desc(storedRelease.release))
  const named = (state: 'current' | 'prepared') => {
    const row = rows.find((each) => each.state === state)
    return row ? { release: row.release, digest: row.digest } : null
  }
  const stored = rows.flatMap(({ state, release }) => (state === 'prepared' ? [] : [release]))
  return { current: named('current'), prepared: named('prepared'), stored }
}

/** The current release of a site, with its revision and the time at which it became current. */
export type CurrentRelease = Pick<
  typeof storedRelease.$inferSelect,
  'site' | 'release' | 'digest' | 'revision' | 'since'
>

/** Returns the current releases of sites; sites without a current release are omitted. */
export const findCurrentReleases = (db: Db, sites: readonly string[]): Promise<CurrentRelease[]> => {
  const { site, release, digest, revision, since, state } = storedRelease
  return db
    .select({ site, release, digest, revision, since })
    .from(storedRelease)
    .where(and(eq(state, 'current'), inArray(site, [...sites])))
}
