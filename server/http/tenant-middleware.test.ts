import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import type { AppEnv } from './app-env.ts'
import { createTenantMiddleware, tenantOf } from './tenant-middleware.ts'

const origins = { main: 'https://learn.example', sister: 'https://sister.example:8443' }

test.each([
  ['learn.example', 'main', 'https://learn.example'],
  ['LEARN.Example', 'main', 'https://learn.example'],
  ['sister.example:8443', 'sister', 'https://sister.example:8443'],
  ['localhost', 'main', 'http://localhost'],
  ['LOCALHOST:4321', 'main', 'http://localhost:4321'],
  ['127.0.0.1:80', 'main', 'http://127.0.0.1:80'],
  ['[::1]:4321', 'main', 'http://[::1]:4321'],
])('%s is a host of the %s tenant', (host, tenant, origin) => {
  expect(tenantOf(host, origins)).toEqual({ tenant, origin })
})

test.each([
  'learn.example:443',
  'sister.example',
  'x.learn.example',
  'learn.example.test',
  'xlocalhost',
  'localhost:',
  'localhost:80a',
  'localhostx',
  '127.0.0.2',
  '127a0b0c1',
  '127.0a0.1',
  '127.0.0b1',
  '127.0.0.10',
  '::1',
  '',
])('%j is not a host of the portal', (host) => {
  expect(tenantOf(host, origins)).toBeUndefined()
})

test('localhost serves the sister tenant if the main tenant has no site', () => {
  expect(tenantOf('localhost', origins, ['sister'])?.tenant).toBe('sister')
  expect(tenantOf('localhost', origins, ['sister', 'main'])?.tenant).toBe('main')
})

test.each([
  ['learn.example', 200, undefined],
  ['sister.example:8443', 421, 'No site of the brand of this host is served (SITES)'],
  ['sister.example', 421, 'The proxy passes the Host header without the port'],
  ['elsewhere.example', 421, undefined],
])(
  '%s gets %i from a server with sites of the main brand, and the log has the cause',
  async (host, status, cause) => {
    const { log, lines } = recordedLog()
    const needs = { config: { origins }, sites: loadSites('sites', ['eu']), log }
    const app = new Hono<AppEnv>().use(createTenantMiddleware(needs)).get('/eu', (c) => c.text(''))
    expect((await app.request('/eu', { headers: { host } })).status).toBe(status)
    expect(lines).toHaveLength(cause === undefined ? 0 : 1)
    if (cause) expect(lines[0]?.message).toContain(cause)
  },
)
