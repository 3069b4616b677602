import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { clearSessionCookies, sessionTokenOf, setSessionCookies } from './session-cookie.ts'

const secure = { variables: { origin: 'https://learn.example' } }
const begun = { token: 'the-token', lifetime: 3_600_000 }

const cookiesOf = async (...[work, sent]: Parameters<typeof withContext>) =>
  (await withContext(work, sent)).response.headers.getSetCookie()

test('on https the session’s cookie is bound to the host, and hidden from scripts; the hint is not hidden', async () => {
  expect(await cookiesOf((c) => setSessionCookies(c, begun), secure)).toEqual([
    '__Host-session=the-token; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-signed_in=1; Max-Age=3600; Path=/; Secure; SameSite=Lax',
  ])
})

test('on http both have plain names', async () => {
  expect(await cookiesOf((c) => setSessionCookies(c, begun), {})).toEqual([
    'session=the-token; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
    'signed_in=1; Max-Age=3600; Path=/; SameSite=Lax',
  ])
})

test('both are cleared under the names under which they were given', async () => {
  expect(await cookiesOf((c) => clearSessionCookies(c), secure)).toEqual([
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ])
  expect(await cookiesOf((c) => clearSessionCookies(c), {})).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})

test('the token is read from the cookie of the protocol only', async () => {
  const headers = { cookie: 'session=plain; __Host-session=bound' }
  expect((await withContext(sessionTokenOf, { headers })).value).toBe('plain')
  expect((await withContext(sessionTokenOf, { headers, ...secure })).value).toBe('bound')
  expect((await withContext(sessionTokenOf, { headers: { cookie: 'signed_in=1' } })).value).toBeUndefined()
})
