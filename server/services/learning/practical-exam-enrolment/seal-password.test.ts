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

test('what was sealed long ago still opens', () => {
  expect(openPassword(keys, 'BwcHBwcHBwcHBwcH.MENssr2NgnoIOQ.Mrstl5eFXDlnr6DEjrrQcQ', 7)).toBe('hunter2 ü')
})

test.each([0, 4, 12, 15])('a seal of which %i bytes are left opens nothing', (left) => {
  const parts = sealPassword(keys, 'hunter2', 7, systemRandom).split('.')
  const tag = Buffer.from(parts[2] as string, 'base64url')
    .subarray(0, left)
    .toString('base64url')
  expect(openPassword(keys, [parts[0], parts[1], tag].join('.'), 7)).toBeNull()
})
