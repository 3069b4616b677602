import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import type { AppEnv } from './app-env.ts'
import { createNoStoreMiddleware } from './no-store.ts'
import { createHeadersMiddleware } from './security-headers.ts'

const answered = async (origin: string | undefined, headers: Record<string, string> = {}) => {
  const app = new Hono<AppEnv>().use(createHeadersMiddleware()).get('/', (c) => {
    if (origin !== undefined) c.set('origin', origin)
    return c.text('', 200, headers)
  })
  return Object.fromEntries((await app.request('/')).headers)
}

test.each([
  ['https://learn.example', true],
  ['http://learn.example', false],
  [undefined, false],
])('an answer of the origin %s has the constant headers, for https: %s', async (origin, https) => {
  const headers = await answered(origin)
  expect(headers).toMatchObject(createConstantHeaders(https))
  expect('strict-transport-security' in headers).toBe(https)
})

test('the constant headers forbid guessing types, telling other origins the path, and frames', async () => {
  expect(await answered('https://learn.example')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('an answer keeps its own stricter headers', async () => {
  const own = { 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': "default-src 'none'" }
  expect(await answered('https://learn.example', own)).toMatchObject({
    ...createConstantHeaders(true),
    ...own,
  })
})

test('answers that must not be stored have no-store in place of their own Cache-Control', async () => {
  const app = new Hono<AppEnv>()
    .use(createNoStoreMiddleware())
    .get('/', (c) => c.text('', 200, { 'cache-control': 'public' }))
  expect((await app.request('/')).headers.get('cache-control')).toBe('no-store')
})
