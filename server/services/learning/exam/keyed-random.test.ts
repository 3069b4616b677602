import { expect, test } from 'vitest'
import { createKeyedRandom } from './keyed-random.ts'

test('the numbers are HMAC-SHA-256 of a counter, from 0 to below 1', () => {
  const chance = createKeyedRandom('secret')
  expect([chance(), chance()].map((number) => (number * 2 ** 48).toString(16))).toEqual([
    'bd28ee142ca5',
    '1b46c1a27eed',
  ])
})

test('one secret always gives the same numbers, and another secret gives others', () => {
  const numbers = (secret: string) => Array.from({ length: 5 }, createKeyedRandom(secret))
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
})

test('the numbers are spread evenly', () => {
  const chance = createKeyedRandom('even')
  const counts = Array.from({ length: 10 }, () => 0)
  for (let drawn = 0; drawn < 5000; drawn += 1) {
    const tenth = Math.floor(chance() * 10)
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100)
})
