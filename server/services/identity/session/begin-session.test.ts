import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { decrypt } from '#server/services/platform/encryption.ts'
import { sessionIdOf, signInClaimColumnsOf } from './begin-session.ts'
import { refreshTokenPurposeOf } from './refresh-token-purpose.ts'

const now = Date.UTC(2026, 0, 15, 12)
const keys = ['a secret of thirty-two characters'] as const
const told = { roles: ['editor'], idToken: 'id', providerSession: 'there', refreshToken: 'again' }
const columns = (change: Partial<typeof told> | { refreshToken: null }) =>
  signInClaimColumnsOf(
    { ...told, ...change },
    { id: 'session 7', keys: [...keys], random: systemRandom, now },
  )

test('the provider’s claims are stored with their time, and its refresh token is encrypted for the session', () => {
  const { refreshToken, ...stored } = columns({})
  expect(stored).toEqual({
    ...{ roles: ['editor'], rolesToldAt: new Date(now), idToken: 'id', providerSession: 'there' },
  })
  expect(decrypt(keys, refreshToken ?? '', refreshTokenPurposeOf('session 7'))).toBe('again')
  expect(decrypt(keys, refreshToken ?? '', refreshTokenPurposeOf('session 8'))).toBeNull()
})

test('no refresh token is stored without a role, or if the provider sent none', () => {
  expect([columns({ roles: [] }).refreshToken, columns({ refreshToken: null }).refreshToken]).toEqual([
    ...[null, null],
  ])
})

test('the database knows a session by a hash of its token only', () => {
  expect(sessionIdOf('token')).toMatch(/^[\w-]{43}$/)
  expect(sessionIdOf('token')).not.toBe(sessionIdOf('other'))
})
