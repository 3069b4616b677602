import type { Db } from './client.ts'

/**
 * Returns a query that is built once per database, for queries that nearly every request runs.
 * @example const newest = prepareQuery((db) => db.select().from(news).limit(1).prepare('newest_news')); await
 * newest(db).execute()
 */
export function prepareQuery<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}
