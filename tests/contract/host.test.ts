import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { recordedLog } from '../fixtures/server/recorded-log.ts'

describe('hosts and headers', () => {
  let portal: Portal
  const { log, lines } = recordedLog()
  beforeAll(async () => {
    portal = await openPortal(await (databases[0] as (typeof databases)[number]).open(), { log })
  })
  afterAll(() => portal.close())

  const from = (host: string, path: string, headers: Record<string, string> = {}) =>
    portal.request(path, { headers: { Host: host, ...headers } })

  test.each([
    'evil.test',
    'localhost.evil.test',
    'micro.localhost.evil.test:4321',
    'x.localhost:4321',
    '10.0.0.1',
  ])('a request for the unknown host %s is misdirected', async (host) => {
    for (const path of ['/', '/api/user/sso/getUserInfo', '/user/sso/login']) {
      expect((await from(host, path)).status).toBe(421)
    }
  })

  test('a proxy that omits the port from the Host ends a sign-in after one redirect, and the log reports it', async () => {
    const first = await from('localhost', '/user/sso/login?target=/eu')
    const sentTo = new URL(first.headers.get('location') as string)
    expect([first.status, sentTo.origin]).toEqual([303, 'http://localhost:4321'])
    const second = await from('localhost', sentTo.pathname + sentTo.search)
    expect(second.status).toBe(502)
    expect(await second.text()).toContain('href="/user/sso/login?target=%2Feu"')
    expect(lines).toContainEqual({
      level: 'error',
      message:
        'Sign-in is impossible: the proxy passes another Host than that of ORIGIN_MAIN or ORIGIN_SISTER (docs/how-to/proxy.md)',
      said: expect.objectContaining({ host: 'localhost', origin: 'http://localhost:4321' }),
    })
    expect((await from('micro.localhost', '/')).status).toBe(421)
    expect(lines).toContainEqual({
      level: 'warn',
      message:
        'The proxy passes the Host header without the port of ORIGIN_MAIN or ORIGIN_SISTER (docs/how-to/proxy.md)',
      said: expect.objectContaining({ host: 'micro.localhost' }),
    })
  })

  test('a tenant without a site has no host', async () => {
    const database = await (databases[0] as (typeof databases)[number]).open()
    const alone = await openPortal(database, { env: { SITES: 'en' } })
    expect((await alone.request(`${sisterOrigin}/api/front-api/getSiteInfo`)).status).toBe(421)
    await alone.close()
  })

  test('a forwarding header changes no host', async () => {
    const headers = { 'X-Forwarded-Host': 'micro.localhost:4321', Forwarded: 'host=micro.localhost:4321' }
    const response = await from('localhost:4321', '/api/front-api/getSiteInfo', headers)
    expect((await response.json()).data.siteId).toBe(1)
  })

  test('localhost is the main brand by any of its names, and the sister brand has its own host', async () => {
    const site = async (host: string) =>
      (await (await from(host, '/api/front-api/getSiteInfo')).json()).data.siteId
    expect(await site('127.0.0.1:9999')).toBe(1)
    expect(await site('localhost:1')).toBe(1)
    expect(await site('micro.localhost:4321')).toBe(19)
  })

  test('health is returned to everybody; readiness only when a site has pages', async () => {
    expect((await from('10.0.0.1', '/healthz')).status).toBe(200)
    const ready = await from('10.0.0.1', '/readyz')
    expect(ready.status).toBe(503)
    expect((await ready.json()).sitesWithoutPages).toContain('eu')
  })

  test.each(['/', '/nothing', '/api/nothing', '/healthz', '/user/sso/login', '/media/site-walk.mp4'])(
    '%s carries the headers of every answer',
    async (path) => {
      const { headers } = await portal.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )
})
