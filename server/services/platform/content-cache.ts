import { desc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { coalesceQueries } from '#server/db/coalesce-queries.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { contentItem } from '#server/db/schema/content.ts'

/** How many values are kept for a database; the one that was asked for longest ago goes first. */
const most = 500

interface Kept {
  revision: number
  value: Promise<unknown>
}

/** A transaction is a database of its own here: what a preview reads is kept for nobody. */
const keptOf = new WeakMap<Db, Map<string, Kept>>()

const newest = prepareQuery((db) =>
  db
    .select({ revision: contentItem.revision })
    .from(contentItem)
    .orderBy(desc(contentItem.revision))
    .limit(1)
    .prepare('newest_revision'),
)

/** The revision of the last change of published content; commits have the order of revisions. */
const revisionNow = coalesceQueries(async (db) => (await newest(db).execute())[0]?.revision ?? 0)

/**
 * What is made of published content alone, made once and kept until any content changes, on whichever server.
 * The key must name all else that it is made of: the readers, the request.
 * @example createContentCache(db, `course ${id} ${readers}`, () => wholeCourse(db, audience, id))
 */
export async function createContentCache<Value>(
  db: Db,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const all = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, all)
  const revision = await revisionNow(db)
  const known = all.get(key)
  all.delete(key)
  // Asked once, at once: a question of the database that is kept unasked would be asked again by each who waits for it.
  const value = known?.revision === revision ? (known.value as Promise<Value>) : Promise.resolve().then(make)
  all.set(key, { revision, value })
  if (all.size > most) all.delete(all.keys().next().value as string)
  return value.catch((error: unknown) => {
    if (all.get(key)?.value === value) all.delete(key)
    throw error
  })
}
