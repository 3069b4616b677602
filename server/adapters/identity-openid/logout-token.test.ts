import { generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readLogoutToken } from './logout-token.ts'
import { createProviderKeyFinder } from './provider-keys.ts'

const now = Date.UTC(2026, 0, 15, 12)
const seconds = now / 1000
const provider = { issuer: 'https://login.example.org', clientId: 'portal' }
const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const order = {
  ...{ iss: provider.issuer, aud: 'portal', iat: seconds, exp: seconds + 120 },
  ...{ jti: 'order-1', sub: 'ada', sid: 'session-1', events: event },
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ed = generateKeyPairSync('ed25519')
const jwk = (key: KeyObject, kid: string) => ({
  ...(key.export({ format: 'jwk' }) as JsonWebKey),
  kid,
  use: 'sig',
})
const own = [jwk(rsa.publicKey, 'rsa'), jwk(ec.publicKey, 'ec'), jwk(ed.publicKey, 'ed')]

const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seal = (text: string, key: KeyObject, alg: string): string => {
  const data = Buffer.from(text)
  if (alg === 'EdDSA') return sign(null, data, key).toString('base64url')
  if (alg === 'ES256') return sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return sign('sha256', data, key).toString('base64url')
}
function token(claims: object, header: object = {}, key = rsa.privateKey): string {
  const head = { alg: 'RS256', kid: 'rsa', typ: 'logout+jwt', ...header }
  const text = `${pack(head)}.${pack(claims)}`
  return `${text}.${seal(text, key, head.alg)}`
}

let fetched = 0
const keysOf = (keys: object[]) =>
  createProviderKeyFinder(async () => {
    fetched += 1
    return Response.json({ keys })
  })('https://login.example.org/jwks')
const read = (text: string) => readLogoutToken(text, provider, keysOf(own), now)

describe('a logout token', () => {
  test('is an order to end a session of a person', async () => {
    expect(await read(token(order))).toEqual({
      ...{ issuer: provider.issuer, id: 'order-1', until: now + 180_000 },
      ...{ subject: 'ada', providerSession: 'session-1' },
    })
  })

  test.each([
    ['ES256', 'ec', ec.privateKey],
    ['EdDSA', 'ed', ed.privateKey],
  ])('may be signed by %s', async (alg, kid, key) => {
    expect(await read(token(order, { alg, kid }, key))).not.toBeNull()
  })

  test.each([
    ['a person without a session', { sid: undefined }],
    ['a session without a person', { sub: undefined }],
    ['several for whom it is meant', { aud: ['other', 'portal'] }],
    ['a clock that is a minute ahead', { iat: seconds + 60 }],
    ['a clock that is nearly a minute behind', { exp: seconds - 59 }],
  ])('may have %s', async (_, change) => {
    expect(await read(token({ ...order, ...change }))).not.toBeNull()
  })

  test.each([
    ['neither a person nor a session', { sub: undefined, sid: undefined }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['another client', { aud: 'other' }],
    ['other clients', { aud: ['other'] }],
    ['no client', { aud: undefined }],
    ['no event', { events: undefined }],
    ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    [
      'an event that is no object',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': true } },
    ],
    ['a nonce, as an ID token has', { nonce: 'x' }],
    ['no name of its own', { jti: undefined }],
    ['no end', { exp: undefined }],
    ['an end that is past', { exp: seconds - 60 }],
    ['no beginning', { iat: undefined }],
    ['a beginning that is to come', { iat: seconds + 61 }],
  ])('a logout token with %s is refused', async (_, change) => {
    expect(await read(token({ ...order, ...change }))).toBeNull()
  })

  test.each([
    ['for another use', { typ: 'at+jwt' }],
    ['with rules of its own', { crit: ['exp'] }],
    ['by no known key', { kid: 'other' }],
    ['by nobody', { alg: 'none' }],
    ['by the secret that is no secret', { alg: 'HS256' }],
  ])('a logout token signed %s is refused', async (_, header) => {
    expect(await read(token(order, header))).toBeNull()
  })

  test('a logout token with a foreign signature, a change or no structure is refused', async () => {
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    expect(await read(token(order, {}, foreign))).toBeNull()
    const [head, , signature] = token(order).split('.')
    expect(await read(`${head}.${pack({ ...order, sub: 'eve' })}.${signature}`)).toBeNull()
    for (const text of ['', '.', '..', 'a.b.c', `${token(order)}.x`]) expect(await read(text)).toBeNull()
  })

  test('by a new key is read once the keys are fetched again, at most once a minute', async () => {
    let keys = [jwk(rsa.publicKey, 'old')]
    fetched = 0
    const find = createProviderKeyFinder(async () => {
      fetched += 1
      return Response.json({ keys })
    })('https://login.example.org/jwks')
    const readAt = (text: string, at: number) => readLogoutToken(text, provider, find, at)
    expect(await readAt(token(order, { kid: 'old' }), now)).not.toBeNull()
    keys = [jwk(ec.publicKey, 'new')]
    const next = token({ ...order, exp: seconds + 600 }, { alg: 'ES256', kid: 'new' }, ec.privateKey)
    for (let tries = 0; tries < 5; tries += 1) expect(await readAt(next, now + 59_000)).toBeNull()
    expect(fetched).toBe(1)
    expect(await readAt(next, now + 60_000)).not.toBeNull()
    expect(fetched).toBe(2)
  })
})
