import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

const minute = 60_000
const mostVisitors = 10_000

test('a visitor is admitted as often as allowed in a minute, and others are counted apart', () => {
  const { admits } = turnstile({ atOnce: 1, perMinute: 2 })
  expect([admits('a', 0), admits('a', 1), admits('a', 2), admits('b', 2)]).toEqual([true, true, false, true])
})

test.each([
  ['just before the minute ends', minute - 1, false],
  ['when the minute ends', minute, true],
  ['after the minute', minute + 1, true],
  ['a little before the count began', 1 - minute, false],
  ['a minute before the count began: the clock was turned back', -minute, true],
])('a visitor who came too often and comes again %s', (_, after, admitted) => {
  const { admits } = turnstile({ atOnce: 1, perMinute: 1 })
  const began = 5 * minute
  admits('a', began)
  expect(admits('a', began + after)).toBe(admitted)
})

test('the count begins again where more visitors come than are remembered', () => {
  const { admits } = turnstile({ atOnce: 1, perMinute: 1 })
  for (let each = 0; each < mostVisitors - 1; each += 1) admits(`visitor ${each}`, 0)
  expect(admits('visitor 0', 0)).toBe(false)
  expect(admits('the last', 0)).toBe(true)
  expect(admits('visitor 0', 0)).toBe(true)
})

test('no more work is done at the same time than allowed, and finished or failed work leaves room', async () => {
  const { through } = turnstile({ atOnce: 2, perMinute: 1 })
  const ends: (() => void)[] = []
  const work = () => through(() => new Promise<string>((resolve) => ends.push(() => resolve('done'))))
  const [first, second] = [work(), work()]
  await expect(work()).rejects.toThrow('Too many at once')
  ends[0]?.()
  expect(await first).toBe('done')
  await expect(through(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await through(async () => 'again')).toBe('again')
  ends[1]?.()
  expect(await second).toBe('done')
})
