import type { Db } from './client.ts'

/**
 * A question that nearly every request asks: its text is put together once for each database, not each time it is asked.
 * @example const newest = prepareQuery((db) => db.select().from(news).limit(1).prepareDatabase('newest_news')); await newest(db).execute()
 */
export function prepareQuery<Question>(prepare: (db: Db) => Question): (db: Db) => Question {
  const prepared = new WeakMap<Db, Question>()
  return (db) => {
    const known = prepared.get(db) ?? prepare(db)
    prepared.set(db, known)
    return known
  }
}
