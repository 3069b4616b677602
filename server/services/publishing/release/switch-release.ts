import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { publishLease } from '#server/db/schema/publish-lease.ts'
import { storedRelease } from '#server/db/schema/release.ts'
import type { SiteHold } from '#src/domain/content-item/site-hold.ts'
import { findHold } from '../hold/find-holds.ts'

/** The channel on which PostgreSQL notifies every server that a site has a new current release. */
export const releaseChannel = 'site_release'

/**
 * The number of releases of a site that stay stored: the current release, and two to which the site can be rolled
 * back.
 */
const storedReleases = 3

type NewRelease = Pick<typeof storedRelease.$inferInsert, 'site' | 'release' | 'digest' | 'revision'>

/**
 * The release that a publisher makes current, the fence of the publisher's lease, and the time in milliseconds
 * since 1970.
 */
interface Switch {
  fence: number
  now: number
}

/**
 * Locks the lease of a site; returns whether the lease still has this fence number. No other publisher can acquire
 * the lease until the transaction ends.
 */
async function lockLease(tx: Db, site: string, fence: number): Promise<boolean> {
  const [lease] = await tx.select().from(publishLease).where(eq(publishLease.site, site)).for('update')
  return lease?.fence === fence
}

/**
 * Makes a release the current one of its site, in one transaction, if the publisher still has the lease. If the site
 * is held, the release is only stored as the prepared one. Returns whether the publisher still had the lease, and the
 * hold.
 */
export const switchRelease = (
  db: Db,
  release: NewRelease,
  { fence, now }: Switch,
): Promise<{ switched: boolean; siteHold: SiteHold | null }> =>
  db.transaction(async (tx) => {
    const { site } = release
    if (!(await lockLease(tx, site, fence))) return { switched: false, siteHold: null }
    const hold = await findHold(tx, site)
    const current = await hasRelease(tx, site, 'current')
    const siteHold = current ? hold : null
    await tx
      .delete(storedRelease)
      .where(and(eq(storedRelease.site, site), eq(storedRelease.state, 'prepared')))
    await setState(tx, release, siteHold ? 'prepared' : 'current', now)
    return { switched: true, siteHold }
  })

/**
 * Makes an earlier release current again. Returns false if this release is not stored, or another publisher has the
 * lease.
 */
export const switchToStoredRelease = (
  db: Db,
  { site, release }: Pick<NewRelease, 'site' | 'release'>,
  { fence, now }: Switch,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockLease(tx, site, fence))) return false
    const [stored] = await tx
      .select()
      .from(storedRelease)
      .where(and(eq(storedRelease.site, site), eq(storedRelease.release, release)))
    if (!stored) return false
    await setState(tx, stored, 'current', now)
    return true
  })

const hasRelease = async (tx: Db, site: string, state: 'current'): Promise<boolean> =>
  (await tx.$count(storedRelease, and(eq(storedRelease.site, site), eq(storedRelease.state, state)))) > 0

/**
 * Stores a release in a state, removes the state from the release that had it, and notifies all servers of a new
 * current release.
 */
async function setState(
  tx: Db,
  release: NewRelease,
  state: 'current' | 'prepared',
  now: number,
): Promise<void> {
  const { site } = release
  const ofSite = eq(storedRelease.site, site)
  const since = new Date(now)
  await tx
    .update(storedRelease)
    .set({ state: 'stored', since })
    .where(and(ofSite, eq(storedRelease.state, state), ne(storedRelease.release, release.release)))
  await tx
    .insert(storedRelease)
    .values({ ...release, state, since })
    .onConflictDoUpdate({
      target: [storedRelease.site, storedRelease.release],
      set: { state, since, digest: release.digest, revision: release.revision },
    })
  if (state !== 'current') return
  const old = tx
    .select({ release: storedRelease.release })
    .from(storedRelease)
    .where(and(ofSite, eq(storedRelease.state, 'stored')))
    .orderBy(desc(storedRelease.release))
    .offset(storedReleases - 1)
  await tx
    .delete(storedRelease)
    .where(and(ofSite, eq(storedRelease.state, 'stored'), inArray(storedRelease.release, old)))
  await tx.execute(sql`select pg_notify(${releaseChannel}, ${site})`)
}
