import { hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveClientSecret, deriveCookieKey } from './signing-keys.ts'

const derived = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', 'secret', '', purpose, 32)).toString('base64url')

test('the provider’s client and its cookies have separate keys, derived from the secret', () => {
  expect(deriveClientSecret('secret')).toBe(derived('identity client secret'))
  expect(deriveCookieKey('secret')).toBe(derived('cookies of the identity provider'))
})
