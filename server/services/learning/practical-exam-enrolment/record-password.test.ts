import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { decryptRecordPassword, encryptRecordPassword } from './record-password.ts'

const keys = ['the-first-key', 'an-older-key'] as const

test('a password opens again, also after the key was changed, and for its own enrolment only', () => {
  const sealed = encryptRecordPassword(keys, 'hunter2 ü', 7, systemRandom)
  expect(sealed).not.toContain('hunter2')
  expect(decryptRecordPassword(keys, sealed, 7)).toBe('hunter2 ü')
  expect(decryptRecordPassword(['a-newer-key', ...keys], sealed, 7)).toBe('hunter2 ü')
  expect(decryptRecordPassword(keys, sealed, 8)).toBeNull()
  expect(decryptRecordPassword(['a-newer-key'], sealed, 7)).toBeNull()
  expect(decryptRecordPassword(keys, 'no seal', 7)).toBeNull()
})

test('the same password is never sealed the same way', () => {
  expect(encryptRecordPassword(keys, 'x', 7, systemRandom)).not.toBe(
    encryptRecordPassword(keys, 'x', 7, systemRandom),
  )
})

test('a password encrypted long ago can still be decrypted', () => {
  expect(decryptRecordPassword(keys, 'BwcHBwcHBwcHBwcH.MENssr2NgnoIOQ.Mrstl5eFXDlnr6DEjrrQcQ', 7)).toBe(
    'hunter2 ü',
  )
})

test.each([0, 4, 12, 15])('a cipher text cut to %i bytes can’t be decrypted', (left) => {
  const parts = encryptRecordPassword(keys, 'hunter2', 7, systemRandom).split('.')
  const tag = Buffer.from(parts[2] as string, 'base64url')
    .subarray(0, left)
    .toString('base64url')
  expect(decryptRecordPassword(keys, [parts[0], parts[1], tag].join('.'), 7)).toBeNull()
})
