import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { selectNeighbours } from '#server/services/catalogue/course/select-neighbours.ts'

/** A digest of what the pages of other courses show of one, and the ids of these courses. */
interface Naming {
  shows: string
  on: number[]
}

export type Namings = ReadonlyMap<number, Naming>

/** How the courses among some items are named on the pages of others, as readers see it now. */
export async function namingsOf(tx: Db, items: readonly { family: string; id: number }[]): Promise<Namings> {
  const ids = items.filter(({ family }) => family === 'course').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: sql<number>`ring.id`,
      on: sql<number[]>`near`,
      shows: sql<string>`md5(jsonb_build_array(course.certification_type, course.content_type, course.code, course.requirement, item.tenants, item.sites,
        (select jsonb_object_agg(said.language, said.name) from course_text as said where said.id = course.id))::text)`,
    })
    .from(sql`${selectNeighbours(ids, 'before')} join course on course.id = ring.id
      join content_item as item on item.family = 'course' and item.id = ring.id`)
  return new Map(rows.map(({ id, ...naming }) => [id, naming]))
}

/** Gives a new revision to the courses whose pages name one of some items otherwise than before: its name, or its place among them, changed. */
export async function invalidateRelated(
  tx: Db,
  items: readonly { family: string; id: number }[],
  before: Namings,
): Promise<void> {
  const after = await namingsOf(tx, items)
  const changed = new Set([...before.keys(), ...after.keys()])
  const touched = [...changed]
    .filter((id) => before.get(id)?.shows !== after.get(id)?.shows)
    .flatMap((id) => [...(before.get(id)?.on ?? []), ...(after.get(id)?.on ?? [])])
    .filter((id) => !changed.has(id))
  if (touched.length === 0) return
  await tx
    .update(contentItem)
    .set({ revision: sql`nextval('content_revision')` })
    .where(and(eq(contentItem.family, 'course'), inArray(contentItem.id, touched)))
}
