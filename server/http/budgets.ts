import type { ConcurrencyBudget } from './concurrency-limiter.ts'

/**
 * The budget of costly work for each network address. 200 people behind one address can search at the same moment,
 * but afterwards only 20 searches per second are allowed. A search uses a connection of the database; a page takes
 * about 20 ms of the publisher. Decision: docs/decisions/costly-work.md.
 */
const byAddress = { perSecond: 20, burst: 200 }

export const concurrencyBudgets = {
  search: { ...byAddress, maxRunning: 6, maxWaiting: 400, maxWaitMilliseconds: 5000 },
  page: { ...byAddress, maxRunning: 8, maxWaiting: 400, maxWaitMilliseconds: 5000 },
  /**
   * The budget of parsing question banks, each in its own worker thread. There are few editors, and each waiting
   * request needs up to 30 MB of memory.
   */
  bank: { ...byAddress, maxRunning: 1, maxWaiting: 4, maxWaitMilliseconds: 30_000 },
} as const satisfies Record<string, ConcurrencyBudget>
