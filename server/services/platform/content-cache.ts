import { desc } from 'drizzle-orm'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { contentItem } from '#server/db/schema/content.ts'

/** The maximum number of values cached for one database; the least recently used one is evicted first. */
const maxEntries = 500

interface CacheEntry {
  revision: number
  value: Promise<unknown>
}

/**
 * The caches by database. A transaction counts as a separate database, so values that a preview reads are never
 * shared.
 */
const cacheOf = new WeakMap<Db, Map<string, CacheEntry>>()

/** The values that are or were in the cache. Nothing changes them. */
const contentValues = new WeakSet()

/** Returns whether a value comes from the cache, so that the same object may be returned many times. */
export const isCachedContent = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && contentValues.has(value)

function markValue<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) contentValues.add(value)
  return value
}

const newest = prepareQuery((db) =>
  db
    .select({ revision: contentItem.revision })
    .from(contentItem)
    .orderBy(desc(contentItem.revision))
    .limit(1)
    .prepare('newest_revision'),
)

/** Returns the revision of the last change to published content. Revisions increase in the order of commits. */
const currentRevision = batchQueries(async (db, requests: readonly undefined[]) => {
  const [row] = await newest(db).execute()
  return requests.map(() => row?.revision ?? 0)
})

/**
 * Returns a value that is derived only from published content: it is computed once, then cached until any content
 * changes on any server. The key must contain all other inputs, such as the audience and the request.
 * @example getCachedContent(db, `course ${id} ${audienceKey}`, () => wholeCourse(db, audience, id))
 */
export async function getCachedContent<Value>(
  db: Db,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const cache = cacheOf.get(db) ?? new Map<string, CacheEntry>()
  cacheOf.set(db, cache)
  const revision = await currentRevision(db, undefined)
  const cached = cache.get(key)
  cache.delete(key)
  // The query starts immediately and runs once. If the cache contained a lazy drizzle query, each await would run
  // it again.
  const value =
    cached?.revision === revision
      ? (cached.value as Promise<Value>)
      : Promise.resolve().then(make).then(markValue)
  cache.set(key, { revision, value })
  if (cache.size > maxEntries) cache.delete(cache.keys().next().value as string)
  return value.catch((error: unknown) => {
    if (cache.get(key)?.value === value) cache.delete(key)
    throw error
  })
}
