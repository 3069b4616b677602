import type { Db } from './client.ts'

/** A running query, and the query that starts after the running query ends. */
interface QueryRun<Value> {
  now: Promise<Value>
  next?: Promise<Value>
}

/**
 * Returns a query that coalesces identical concurrent requests: all requests during a run share the next run, so a
 * result is never older than its request. Each transaction has its own runs.
 * @example const newest = coalesceQueries((db) => db.select()...); await newest(db)
 */
export function coalesceQueries<Value, Input = void>(
  runQuery: (db: Db, input: Input) => Promise<Value>,
  keyOf: (input: Input) => string = () => '',
): (db: Db, input: Input) => Promise<Value> {
  const runsOfDatabase = new WeakMap<Db, Map<string, QueryRun<Value>>>()
  return (db, input) => {
    const runs = runsOfDatabase.get(db) ?? new Map<string, QueryRun<Value>>()
    runsOfDatabase.set(db, runs)
    const key = keyOf(input)
    const start = (): Promise<Value> => {
      const run: QueryRun<Value> = { now: runQuery(db, input) }
      runs.set(key, run)
      return run.now.finally(() => {
        if (!run.next) runs.delete(key)
      })
    }
    const run = runs.get(key)
    if (!run) return start()
    run.next ??= run.now.then(start, start)
    return run.next
  }
}
