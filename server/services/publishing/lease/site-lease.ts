import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { publishLease } from '#server/db/schema/publish-lease.ts'

type Lease = typeof publishLease.$inferSelect

/**
 * The time in milliseconds after which a lease expires if its publisher does not renew it. A publisher renews its
 * lease each second.
 */
export const leaseTimeout = 10_000

/**
 * Acquires the lease of a site (by folder) for a publisher, with the next fence number. If another publisher has the
 * lease, returns the number of that publisher's lease.
 */
export async function acquireLease(
  db: Db,
  site: string,
  now: number,
): Promise<{ begun: boolean; fence: number }> {
  const expiresAt = new Date(now + leaseTimeout)
  const [taken] = await db
    .insert(publishLease)
    .values({ site, fence: 1, lapsesAt: expiresAt })
    .onConflictDoUpdate({
      target: publishLease.site,
      set: { fence: sql`${publishLease.fence} + 1`, lapsesAt: expiresAt },
      setWhere: or(isNull(publishLease.lapsesAt), lte(publishLease.lapsesAt, new Date(now))),
    })
    .returning()
  if (taken) return { begun: true, fence: taken.fence }
  const [current] = await db.select().from(publishLease).where(eq(publishLease.site, site))
  // The cast is safe because rows of leases are never deleted.
  return { begun: false, fence: (current as Lease).fence }
}

/**
 * Updates the end of a lease; null ends the lease now. An expired lease that nobody else has acquired still belongs
 * to its publisher. Returns whether the lease belongs to the publisher.
 */
async function moveLease(db: Db, site: string, fence: number, expiresAt: Date | null): Promise<boolean> {
  const moved = await db
    .update(publishLease)
    .set({ lapsesAt: expiresAt })
    .where(and(eq(publishLease.site, site), eq(publishLease.fence, fence)))
    .returning({ fence: publishLease.fence })
  return moved.length > 0
}

export const renewLease = (db: Db, site: string, fence: number, now: number): Promise<boolean> =>
  moveLease(db, site, fence, new Date(now + leaseTimeout))

export const releaseLease = (db: Db, site: string, fence: number): Promise<boolean> =>
  moveLease(db, site, fence, null)
