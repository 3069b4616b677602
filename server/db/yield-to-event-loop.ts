import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'

/**
 * Lets everything else in the process have its turn after each query and each transaction of PGlite. It computes in this very thread, and goes
 * from one waiting query to the next without a pause: many at once would keep all others waiting until the last is done.
 */
export function yieldToEventLoop(client: PGlite): PGlite {
  const turn = limitConcurrency(1)
  const after = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turn(async () => {
      const result = await work()
      await setImmediate()
      return result
    })
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (text, values, options) => after(() => query(text, values, options))
  client.transaction = (work) => after(() => transaction(work))
  return client
}
