import { setImmediate as otherWork } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { concurrencyBudgets } from './budgets.ts'
import { getCallLimiter } from './call-limiter.ts'

const { maxRunning, burst } = concurrencyBudgets.search

test('all calls of a budget do no more at the same time than one of them may', async () => {
  const server = {}
  const [search, list] = [getCallLimiter(server, 'search'), getCallLimiter(server, 'search')]
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  let begun = 0
  const work = () => {
    begun += 1
    return held
  }
  const all = Array.from({ length: maxRunning }, (_, visitor) => [
    search.through(`a ${visitor}`, work),
    list.through(`b ${visitor}`, work),
  ]).flat()
  await otherWork()
  expect(begun).toBe(maxRunning)
  const another = getCallLimiter({}, 'search').through('c', work)
  await otherWork()
  expect(begun).toBe(maxRunning + 1)
  end()
  await Promise.all([...all, another])
  expect(begun).toBe(2 * maxRunning + 1)
})

test('a visitor is counted for each call', () => {
  const server = {}
  const [search, list] = [getCallLimiter(server, 'search'), getCallLimiter(server, 'search')]
  for (let each = 0; each < burst; each += 1) expect(search.admits('a', 0)).toBe(true)
  expect([search.admits('a', 0), list.admits('a', 0)]).toEqual([false, true])
})
