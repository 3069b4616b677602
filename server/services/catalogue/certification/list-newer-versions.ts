import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'

/**
 * Returns the ids of the versions that replace a version: first its parent, then the parent's parent, and so
 * on.
 */
export async function listNewerVersionIds(db: Db, id: number): Promise<number[]> {
  const found: number[] = []
  for (let current = id; ; ) {
    const [row] = await db
      .select({ parent: certification.parent })
      .from(certification)
      .where(eq(certification.id, current))
    const parent = row?.parent ?? null
    // Parents that form a cycle would repeat forever: the list ends at the first repeated id.
    if (parent === null || parent === id || found.includes(parent)) return found
    found.push(parent)
    current = parent
  }
}

/** Returns the ids of the versions that a version replaces, directly or indirectly. */
export async function listOlderVersionIds(db: Db, id: number): Promise<number[]> {
  const found: number[] = []
  for (let level = [id]; level.length > 0; ) {
    const rows = await db
      .select({ id: certification.id })
      .from(certification)
      .where(inArray(certification.parent, level))
    level = rows.map((row) => row.id).filter((candidate) => candidate !== id && !found.includes(candidate))
    found.push(...level)
  }
  return found
}
