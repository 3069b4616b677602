import { hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientSecret, cookieKey } from './signing-keys.ts'

const derived = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', 'secret', '', purpose, 32)).toString('base64url')

test('the provider’s client and its cookies have separate keys, derived from the secret', () => {
  expect(clientSecret('secret')).toBe(derived('identity client secret'))
  expect(cookieKey('secret')).toBe(derived('cookies of the identity provider'))
})
