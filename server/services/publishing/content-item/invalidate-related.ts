import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { selectNeighbouringCourses } from '#server/services/catalogue/course/select-neighbours.ts'

/** A digest of a course's data that the pages of other courses show, and the ids of these other courses. */
interface RelatedListing {
  shows: string
  on: number[]
}

export type RelatedListings = ReadonlyMap<number, RelatedListing>

/** Returns how the pages of other courses currently list the given courses. */
export async function loadRelatedListings(
  tx: Db,
  items: readonly { family: string; id: number }[],
): Promise<RelatedListings> {
  const ids = items.filter(({ family }) => family === 'course').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: sql<number>`ring.id`,
      on: sql<number[]>`near`,
      shows: sql<string>`md5(jsonb_build_array(course.certification_type, course.content_type, course.code, course.requirement, item.tenants, item.sites,
        (select jsonb_object_agg(said.language, said.name) from course_text as said where said.id = course.id))::text)`,
    })
    .from(sql`${selectNeighbouringCourses(ids, 'before')} join course on course.id = ring.id
      join content_item as item on item.family = 'course' and item.id = ring.id`)
  return new Map(rows.map(({ id, ...naming }) => [id, naming]))
}

/**
 * Sets a new revision for each course whose page lists one of the items differently than before: the item's data has
 * changed, or its position in the list.
 */
export async function invalidateRelated(
  tx: Db,
  items: readonly { family: string; id: number }[],
  before: RelatedListings,
): Promise<void> {
  const after = await loadRelatedListings(tx, items)
  const changed = new Set([...before.keys(), ...after.keys()])
  const affected = [...changed]
    .filter((id) => before.get(id)?.shows !== after.get(id)?.shows)
    .flatMap((id) => [...(before.get(id)?.on ?? []), ...(after.get(id)?.on ?? [])])
    .filter((id) => !changed.has(id))
  if (affected.length === 0) return
  await tx
    .update(contentItem)
    .set({ revision: sql`nextval('content_revision')` })
    .where(and(eq(contentItem.family, 'course'), inArray(contentItem.id, affected)))
}
