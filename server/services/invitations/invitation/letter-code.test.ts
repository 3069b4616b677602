import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { createLetterCode, hashLetterCode } from './letter-code.ts'

test('a code has four groups of four characters without look-alikes', () => {
  const codes = Array.from({ length: 50 }, () => createLetterCode(systemRandom))
  for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}$/)
  expect(new Set(codes).size).toBe(50)
})

test('a code is the same however it is typed', () => {
  expect(hashLetterCode(' 7k3qx9mw-abcd 2345')).toBe(hashLetterCode('7K3Q-X9MW-ABCD-2345'))
  expect(hashLetterCode('7K3Q-X9MW-ABCD-2346')).not.toBe(hashLetterCode('7K3Q-X9MW-ABCD-2345'))
})
