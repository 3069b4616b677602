import { expect, test } from 'vitest'
import { isOlderCode, OlderCodeError, type RendererVersion } from './renderer-version.ts'

const code = (digest: string, migrations: number, day: number): RendererVersion => ({
  digest,
  migrations,
  madeAt: `2026-11-0${day}T00:00:00.000Z`,
})

test('code that knows fewer migrations is older, whenever it was compiled', () => {
  expect(isOlderCode(code('a', 17, 9), code('b', 18, 1))).toBe(true)
  expect(isOlderCode(code('b', 18, 1), code('a', 17, 9))).toBe(false)
})

test('of code that knows the same migrations, the code compiled first is older', () => {
  expect(isOlderCode(code('a', 18, 1), code('b', 18, 2))).toBe(true)
  expect(isOlderCode(code('b', 18, 2), code('a', 18, 1))).toBe(false)
})

test('the same sources are never older than themselves', () => {
  expect(isOlderCode(code('a', 17, 1), code('a', 18, 2))).toBe(false)
})

test('code that knows as many migrations and was compiled at the same moment is not older', () => {
  expect(isOlderCode(code('a', 18, 1), code('b', 18, 1))).toBe(false)
})

test('the refusal of older code names both, and the command that publishes it on purpose', () => {
  const { message } = new OlderCodeError(code('a', 17, 1), code('b', 18, 2))
  expect(message).toMatch(/newer code \(compiled 2026-11-02T00:00:00.000Z, 18 migrations\)/)
  expect(message).toMatch(/this one \(compiled 2026-11-01T00:00:00.000Z, 17 migrations\)/)
  expect(message).toMatch(/npm run publish -- --older-code$/)
})
