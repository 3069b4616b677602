import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusyError, type ConcurrencyBudget, createConcurrencyLimiter } from './concurrency-limiter.ts'

const budget: ConcurrencyBudget = {
  perSecond: 2,
  burst: 3,
  maxRunning: 1,
  maxWaiting: 2,
  maxWaitMilliseconds: 1000,
}
const second = 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns work that ends when `end` is called. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('each visitor has their own burst and refill rate', () => {
  const { admits } = createConcurrencyLimiter(budget)
  const times = (visitor: string, count: number, now: number) =>
    Array.from({ length: count }, () => admits(visitor, now)).filter(Boolean).length
  expect([times('a', 5, 0), times('b', 1, 0)]).toEqual([3, 1])
  expect(times('a', 5, second / 2)).toBe(1)
  expect(times('a', 5, (5 * second) / 2)).toBe(3)
  expect(times('a', 9, 100 * second)).toBe(3)
})

test('refused requests cost nothing: a visitor who continues is admitted at the same rate', () => {
  const { admits } = createConcurrencyLimiter(budget)
  let admitted = 0
  for (let now = 0; now < 10 * second; now += 100) if (admits('a', now)) admitted += 1
  expect(admitted).toBe(22)
})

test('a clock that is turned back changes no budget', () => {
  const { admits } = createConcurrencyLimiter({ ...budget, burst: 1 })
  expect([admits('a', second), admits('a', 0), admits('a', second)]).toEqual([true, false, true])
})

test('ten thousand visitors are remembered; the oldest one is dropped', () => {
  const { admits } = createConcurrencyLimiter({ ...budget, burst: 1 })
  for (let each = 0; each < 10_000; each += 1) admits(`visitor ${each}`, 0)
  expect(admits('visitor 0', 0)).toBe(false)
  admits('one more', 0)
  expect(admits('visitor 1', 0)).toBe(true)
})

test('work beyond the places waits for its turn, in order', async () => {
  const { through } = createConcurrencyLimiter(budget)
  const [first, second, third] = [held(), held(), held()]
  const done: string[] = []
  const all = [first, second, third].map(({ work }, place) =>
    through('a', work).then(() => done.push(`${place}`)),
  )
  third.end()
  second.end()
  await vi.advanceTimersByTimeAsync(10)
  expect(done).toEqual([])
  first.end()
  await Promise.all(all)
  expect(done).toEqual(['0', '1', '2'])
})

test('work is refused if too many wait, or if it waits too long', async () => {
  const { through } = createConcurrencyLimiter(budget)
  const first = held()
  const running = through('a', first.work)
  const waiting = [through('a', async () => 'a'), through('a', async () => 'b')]
  await expect(through('a', async () => 'c')).rejects.toThrow(BusyError)
  const late = Promise.allSettled(waiting)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  first.end()
  expect(await running).toBe('done')
  expect(await through('a', async () => 'again')).toBe('again')
})

test('visitors take turns: the many requests of one keep no other waiting', async () => {
  const { through } = createConcurrencyLimiter({ ...budget, maxWaiting: 9 })
  const first = held()
  const done: string[] = []
  const of = (visitor: string, name: string) => through(visitor, async () => void done.push(name))
  const running = through('many', first.work)
  const all = [of('many', 'many 1'), of('many', 'many 2'), of('many', 'many 3'), of('one', 'one')]
  first.end()
  await Promise.all([running, ...all])
  expect(done).toEqual(['many 1', 'one', 'many 2', 'many 3'])
})

test('a visitor is admitted even if another visitor uses all places', async () => {
  const { through } = createConcurrencyLimiter(budget)
  const first = held()
  const running = through('many', first.work)
  const many = Promise.allSettled([through('many', async () => 'a'), through('many', async () => 'b')])
  const one = through('one', async () => 'c')
  await expect(through('one', async () => 'd')).rejects.toThrow(BusyError)
  first.end()
  expect([await running, await one]).toEqual(['done', 'c'])
  expect((await many).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('work that fails leaves its place to the next', async () => {
  const { through } = createConcurrencyLimiter(budget)
  const failing = through('a', () => Promise.reject(new Error('failed')))
  const next = through('a', async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
