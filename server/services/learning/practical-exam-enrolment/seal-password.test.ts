import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { openPassword, sealPassword } from './seal-password.ts'

const keys = ['the-first-key', 'an-older-key'] as const

test('a password opens again, also after the key was changed, and for its own enrolment only', () => {
  const sealed = sealPassword(keys, 'hunter2 ü', 7, systemRandom)
  expect(sealed).not.toContain('hunter2')
  expect(openPassword(keys, sealed, 7)).toBe('hunter2 ü')
  expect(openPassword(['a-newer-key', ...keys], sealed, 7)).toBe('hunter2 ü')
  expect(openPassword(keys, sealed, 8)).toBeNull()
  expect(openPassword(['a-newer-key'], sealed, 7)).toBeNull()
  expect(openPassword(keys, 'no seal', 7)).toBeNull()
})

test('the same password is never sealed the same way', () => {
  expect(sealPassword(keys, 'x', 7, systemRandom)).not.toBe(sealPassword(keys, 'x', 7, systemRandom))
})
