import type { Db } from './client.ts'

/** An input whose result a caller waits for. */
interface Waiting<Input, Value> {
  input: Input
  resolve(value: Value): void
  reject(error: unknown): void
}

/** A query that is about to start or running, and the inputs that it has not sent. */
interface QueryRun<Input, Value> {
  startedAt: number
  arrived: Waiting<Input, Value>[]
}

/**
 * The time in milliseconds after which inputs no longer wait for a running query, because its connection may be
 * stuck.
 */
export const longestWait = 50

/**
 * Returns a query that sends concurrent inputs in one statement: all inputs of one turn of the event loop, and then all
 * inputs that arrived while the query ran, so a result is never older than its request. `runQuery` returns one value
 * for each input, in the order of the inputs. If it fails, it fails for all its inputs. Each transaction has its own
 * queries.
 * @example const nameOf = batchQueries(async (db, ids: readonly number[]) => ...); await nameOf(db, 7)
 */
export function batchQueries<Input, Value>(
  runQuery: (db: Db, inputs: readonly Input[]) => Promise<readonly Value[]>,
  now: () => number = () => performance.now(),
): (db: Db, input: Input) => Promise<Value> {
  const runs = new WeakMap<Db, QueryRun<Input, Value>>()

  function plan(db: Db, arrived: Waiting<Input, Value>[]): void {
    const run: QueryRun<Input, Value> = { startedAt: now(), arrived }
    runs.set(db, run)
    setImmediate(() => void start(db, run))
  }

  async function start(db: Db, run: QueryRun<Input, Value>): Promise<void> {
    const sent = run.arrived.splice(0)
    // The inputs of a query that took too long to start are already in a later one.
    if (sent.length === 0) return
    try {
      const values = await runQuery(
        db,
        sent.map(({ input }) => input),
      )
      for (const [index, { resolve }] of sent.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
    if (run.arrived.length > 0) plan(db, run.arrived)
    else if (runs.get(db) === run) runs.delete(db)
  }

  return (db, input) =>
    new Promise((resolve, reject) => {
      const waiting = { input, resolve, reject }
      const run = runs.get(db)
      if (!run) plan(db, [waiting])
      else if (now() - run.startedAt < longestWait) run.arrived.push(waiting)
      else plan(db, [...run.arrived.splice(0), waiting])
    })
}
