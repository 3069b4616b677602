import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'

/**
 * Yields to the event loop after each query and each transaction of PGlite. PGlite computes in this thread and runs
 * waiting queries without a pause, so many queries would block everything else until the last one is done.
 */
export function yieldToEventLoop(client: PGlite): PGlite {
  const runInTurn = limitConcurrency(1)
  const runAndYield = <Result>(work: () => Promise<Result>): Promise<Result> =>
    runInTurn(async () => {
      const result = await work()
      await setImmediate()
      return result
    })
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (text, values, options) => runAndYield(() => query(text, values, options))
  client.transaction = (work) => runAndYield(() => transaction(work))
  return client
}
