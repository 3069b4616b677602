import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'

/**
 * The ids of the releases that replace a release: first the one that it stands under, then the one above
 * that.
 */
export async function newerReleases(db: Db, id: number): Promise<number[]> {
  const found: number[] = []
  for (let below = id; ; ) {
    const [row] = await db
      .select({ parent: certification.parent })
      .from(certification)
      .where(eq(certification.id, below))
    const parent = row?.parent ?? null
    // A circle of releases ends where it began.
    if (parent === null || parent === id || found.includes(parent)) return found
    found.push(parent)
    below = parent
  }
}

/** The ids of the releases that a release replaces, directly or over other releases. */
export async function olderReleases(db: Db, id: number): Promise<number[]> {
  const found: number[] = []
  for (let above = [id]; above.length > 0; ) {
    const rows = await db
      .select({ id: certification.id })
      .from(certification)
      .where(inArray(certification.parent, above))
    above = rows.map((row) => row.id).filter((each) => each !== id && !found.includes(each))
    found.push(...above)
  }
  return found
}
