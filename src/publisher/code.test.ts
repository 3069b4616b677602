import { expect, test } from 'vitest'
import { type Code, isOlder } from './code.ts'

const code = (digest: string, migrations: number, day: number): Code => ({
  digest,
  migrations,
  madeAt: `2026-11-0${day}T00:00:00.000Z`,
})

test('what knows fewer migrations is older, whenever it was compiled', () => {
  expect(isOlder(code('a', 17, 9), code('b', 18, 1))).toBe(true)
  expect(isOlder(code('b', 18, 1), code('a', 17, 9))).toBe(false)
})

test('of those that know as many, what was compiled before is older', () => {
  expect(isOlder(code('a', 18, 1), code('b', 18, 2))).toBe(true)
  expect(isOlder(code('b', 18, 2), code('a', 18, 1))).toBe(false)
})

test('the same sources are never older than themselves', () => {
  expect(isOlder(code('a', 17, 1), code('a', 18, 2))).toBe(false)
})
