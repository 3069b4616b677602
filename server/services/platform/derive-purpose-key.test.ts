import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivePurposeKey, signWithPurposeKey } from './derive-purpose-key.ts'

test('a purpose has the key that HKDF derives for it, the same each time', () => {
  const expected = Buffer.from(hkdfSync('sha256', 'secret', '', 'preview', 32))
  expect(derivePurposeKey('secret', 'preview')).toEqual(expected)
  expect(derivePurposeKey('secret', 'preview')).toEqual(expected)
})

test('another purpose and another secret have other keys', () => {
  const keys = [
    derivePurposeKey('secret', 'preview'),
    derivePurposeKey('secret', 'media'),
    derivePurposeKey('other', 'preview'),
  ]
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(3)
})

test('a signature is made with the key of its purpose and never with the secret', () => {
  const withSecret = createHmac('sha256', 'secret').update('preview\ntext').digest('base64url')
  expect(signWithPurposeKey('secret', 'preview', 'text')).not.toBe(withSecret)
  expect(signWithPurposeKey('secret', 'preview', 'text')).not.toBe(
    signWithPurposeKey('secret', 'media', 'text'),
  )
})
