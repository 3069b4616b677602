import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { publishLease } from '#server/db/schema/publish-lease.ts'

type Lease = typeof publishLease.$inferSelect

/** How long a publisher that says nothing keeps its site, in milliseconds: it renews each second. */
export const leaseTimeout = 10_000

/** Takes a site (its folder) for a publisher, with the next number; where another is at work, answers that one's. */
export async function beginLease(
  db: Db,
  site: string,
  now: number,
): Promise<{ begun: boolean; fence: number }> {
  const lapsesAt = new Date(now + leaseTimeout)
  const [begun] = await db
    .insert(publishLease)
    .values({ site, fence: 1, lapsesAt })
    .onConflictDoUpdate({
      target: publishLease.site,
      set: { fence: sql`${publishLease.fence} + 1`, lapsesAt },
      setWhere: or(isNull(publishLease.lapsesAt), lte(publishLease.lapsesAt, new Date(now))),
    })
    .returning()
  if (begun) return { begun: true, fence: begun.fence }
  const [held] = await db.select().from(publishLease).where(eq(publishLease.site, site))
  // Leases end and are never deleted.
  return { begun: false, fence: (held as Lease).fence }
}

/** Moves the end of a lease; null ends it. A lapsed one that nobody took is still its publisher's. Answers whether it was. */
async function moveLease(db: Db, site: string, fence: number, lapsesAt: Date | null): Promise<boolean> {
  const moved = await db
    .update(publishLease)
    .set({ lapsesAt })
    .where(and(eq(publishLease.site, site), eq(publishLease.fence, fence)))
    .returning({ fence: publishLease.fence })
  return moved.length > 0
}

export const renewLease = (db: Db, site: string, fence: number, now: number): Promise<boolean> =>
  moveLease(db, site, fence, new Date(now + leaseTimeout))

export const endLease = (db: Db, site: string, fence: number): Promise<boolean> =>
  moveLease(db, site, fence, null)
