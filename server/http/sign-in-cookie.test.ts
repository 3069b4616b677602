import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { consumeSignInAttempt, saveSignInAttempt } from './sign-in-cookie.ts'

const minute = 60_000
const begun = Date.UTC(2026, 0, 15, 12)
const [key, former] = ['the-newest-key', 'the-key-before']
const kept = { state: 'abcdefgh-one', nonce: 'n', verifier: 'v', target: '/eu', silent: false }

/** Begins a sign-in, and returns the whole Set-Cookie header. */
async function cookieOf(signedBy = key, origin = 'http://localhost'): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (c) => {
    c.set('origin', origin)
    saveSignInAttempt(c, signedBy, kept, begun)
    return c.body(null)
  })
  return (await app.request('/')).headers.get('set-cookie') ?? ''
}
/** Begins a sign-in, and returns only the cookie, as a browser would send it back. */
const begin = async (signedBy = key): Promise<string> => (await cookieOf(signedBy)).split(';')[0] ?? ''

test('its cookie is hidden from scripts, sent to sign-in only, and remembered for an hour', async () => {
  const attributes = 'Max-Age=3600; Path=/user/sso; HttpOnly'
  expect(await cookieOf()).toMatch(new RegExp(`^sign_on_abcdefgh=[^;]+; ${attributes}; SameSite=Lax$`))
  expect(await cookieOf(key, 'https://learn.example')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

/**
 * Simulates a browser that returns from the provider with a state, after some time. Returns the target, and the new
 * value of the cookie.
 */
async function comeBack(cookie: string, { state = kept.state, after = minute } = {}) {
  const app = new Hono<AppEnv>().get('/', (c) => {
    c.set('origin', 'http://localhost')
    const taken = consumeSignInAttempt(c, [key, former], state, begun + after)
    return c.json('failure' in taken ? taken.failure : taken.target)
  })
  const response = await app.request('/', { headers: { Cookie: cookie } })
  return { target: await response.json(), clears: response.headers.get('set-cookie')?.includes('Max-Age=0') }
}

test('a sign-in begun in this browser continues, and its cookie is cleared', async () => {
  expect(await comeBack(await begin())).toEqual({ target: '/eu', clears: true })
  expect((await comeBack(await begin(former))).target).toBe('/eu')
})

test('it lapses ten minutes after it was begun', async () => {
  const cookie = await begin()
  expect((await comeBack(cookie, { after: 10 * minute - 1 })).target).toBe('/eu')
  expect((await comeBack(cookie, { after: 10 * minute })).target).toBe('lapsed')
  expect((await comeBack(cookie, { after: 24 * 60 * minute })).target).toBe('lapsed')
})

test('another sign-in that only begins alike is not the same', async () => {
  expect((await comeBack(await begin(), { state: 'abcdefgh-two' })).target).toBe('unknown')
})

test('a state in another format belongs to no sign-in', async () => {
  for (const state of ['', 'a\u0000b', 'żółć', 'a b', ';=', 'x'.repeat(5000)])
    expect((await comeBack('', { state })).target).toBe('unknown')
})

test('a forged or changed cookie starts no sign-in', async () => {
  expect((await comeBack(await begin('a-key-of-somebody-else'))).target).toBe('unknown')
  const [name, value = ''] = (await begin()).split('=')
  const [payload = '', signature = ''] = value.split('.')
  const later = { ...kept, until: begun + 60 * minute }
  const changed = Buffer.from(JSON.stringify(later)).toString('base64url')
  for (const forged of [`${changed}.${signature}`, `${payload}.`, `${payload}.${signature.slice(0, -1)}`, ''])
    expect((await comeBack(`${name}=${forged}`)).target).toBe('unknown')
})
