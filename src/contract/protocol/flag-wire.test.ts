import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { flagCode } from './flag-wire.ts'

test.each([
  ['1', true],
  ['0', false],
  [1, true],
  [0, false],
])('%j means %s', (code, flag) => {
  expect(z.decode(flagCode, code)).toBe(flag)
  expect(z.encode(flagCode, flag)).toBe(String(code))
})

test.each(['2', 'true', '', 2])('%j is refused', (code) => {
  expect(z.safeDecode(flagCode, code).success).toBe(false)
})
