import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { publishLease } from '#server/db/schema/publish-lease.ts'
import { publishBatch } from '#server/db/schema/release.ts'

/**
 * How long one publisher may take to render a batch that it has claimed, in milliseconds. After this time another
 * publisher can claim the batch too.
 */
export const claimTimeout = 20_000

/** The maximum number of batch results that one call of `collectBatches` returns. */
const resultsAtOnce = 10

/** A publish: the site and the fence of its lease. */
export interface PublishKey {
  site: string
  fence: number
}

const ofPublish = ({ site, fence }: PublishKey) =>
  and(eq(publishBatch.site, site), eq(publishBatch.fence, fence))

/** Offers the batches of a publish, and withdraws the batches of earlier publishes of the site. */
export const offerBatches = (
  db: Db,
  { site, fence }: PublishKey,
  { code, batches }: { code: string; batches: readonly object[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(publishBatch).where(eq(publishBatch.site, site))
    const rows = batches.map((batch, number) => ({ site, fence, number, code, batch }))
    for (let start = 0; start < rows.length; start += 500)
      await tx.insert(publishBatch).values(rows.slice(start, start + 500))
  })

interface Claim {
  claimant: string
  code: string
  sites: readonly string[]
  fence?: number | undefined
}

export interface ClaimedBatch extends PublishKey {
  number: number
  batch: unknown
}

/**
 * Claims the next free batch of a running publish that a server with the same code has offered; undefined if there
 * is none.
 */
export const claimBatch = (
  db: Db,
  { claimant, code, sites, fence }: Claim,
  now: number,
): Promise<ClaimedBatch | undefined> =>
  db.transaction(async (tx) => {
    const at = new Date(now)
    // A subquery of the update would be simpler, but with some plans the database runs it once for each batch.
    const [free] = await tx
      .select({
        ...{ site: publishBatch.site, fence: publishBatch.fence, number: publishBatch.number },
        batch: publishBatch.batch,
      })
      .from(publishBatch)
      .innerJoin(
        publishLease,
        and(eq(publishLease.site, publishBatch.site), eq(publishLease.fence, publishBatch.fence)),
      )
      .where(
        and(
          ...[eq(publishBatch.code, code), inArray(publishBatch.site, [...sites])],
          ...[isNull(publishBatch.rendered), sql`${publishLease.lapsesAt} > ${at.toISOString()}`],
          or(isNull(publishBatch.claimEnds), lt(publishBatch.claimEnds, at)),
          fence === undefined ? undefined : eq(publishBatch.fence, fence),
        ),
      )
      .orderBy(publishBatch.number)
      .limit(1)
      .for('update', { of: publishBatch, skipLocked: true })
    if (!free) return undefined
    await tx
      .update(publishBatch)
      .set({ claimedBy: claimant, claimEnds: new Date(now + claimTimeout) })
      .where(and(ofPublish(free), eq(publishBatch.number, free.number)))
    return free
  })

/** Stores the result of a batch, unless the batch already has a result; returns whether the result was stored. */
export async function completeBatch(
  db: Db,
  { number, ...name }: PublishKey & { number: number },
  { claimant, rendered }: { claimant: string; rendered: string },
): Promise<boolean> {
  const stored = await db
    .update(publishBatch)
    .set({ claimedBy: claimant, rendered })
    .where(and(ofPublish(name), eq(publishBatch.number, number), isNull(publishBatch.rendered)))
    .returning({ number: publishBatch.number })
  return stored.length > 0
}

/**
 * Returns results of other publishers that the caller does not know yet, a few at a time, and the number of batches
 * that have no result.
 */
export async function collectBatches(
  db: Db,
  name: PublishKey,
  { claimant, known }: { claimant: string; known: readonly number[] },
): Promise<{ batches: { number: number; rendered: string | null }[]; left: number }> {
  const left = await db.$count(publishBatch, and(ofPublish(name), isNull(publishBatch.rendered)))
  const batches = await db
    .select({ number: publishBatch.number, rendered: publishBatch.rendered })
    .from(publishBatch)
    .where(
      and(
        ...[ofPublish(name), isNotNull(publishBatch.rendered), ne(publishBatch.claimedBy, claimant)],
        notInArray(publishBatch.number, [...known]),
      ),
    )
    .orderBy(publishBatch.number)
    .limit(resultsAtOnce)
  return { batches, left }
}

/** Deletes the batches of a publish. */
export async function endBatches(db: Db, name: PublishKey): Promise<void> {
  await db.delete(publishBatch).where(ofPublish(name))
}

/** Returns whether a running publish of one of the sites has a batch that a publisher can claim. */
export async function hasFreeBatch(db: Db, sites: readonly string[], now: number): Promise<boolean> {
  const at = new Date(now)
  const [free] = await db
    .select({ number: publishBatch.number })
    .from(publishBatch)
    .where(
      and(
        ...[inArray(publishBatch.site, [...sites]), isNull(publishBatch.rendered)],
        or(isNull(publishBatch.claimEnds), lt(publishBatch.claimEnds, at)),
      ),
    )
    .limit(1)
  return free !== undefined
}
