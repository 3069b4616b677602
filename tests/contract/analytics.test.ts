import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

const hour = 60 * 60 * 1000

describe.each(databases)('the analytics script, on $name,', ({ open }) => {
  let portal: Portal
  let host: Server
  let requests: string[] = []
  let away = false
  let endless = false
  let sent = 0
  beforeAll(async () => {
    host = createServer((request, response) => {
      requests.push(request.url ?? '')
      if (endless) {
        const more = () => {
          sent += 1
          response.write('x'.repeat(1_000_000), () => void (response.destroyed || sent > 100 || more()))
        }
        return more()
      }
      if (away) response.statusCode = 502
      response.end(`count(${requests.length})`)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => host.once('listening', resolve))
    const { port } = host.address() as AddressInfo
    portal = await openPortal(await open(), { env: { COUNTER_URL: `http://127.0.0.1:${port}` } })
  })
  afterAll(async () => {
    await portal.close()
    host.close()
  })
  const script = async (file: string) => {
    const response = await portal.request(`/counter/${file}`)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
    }
  }

  test('is served for the code of a site, and for no other', async () => {
    expect(await script('G-TEST-EN.js')).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: 'count(1)',
    })
    for (const file of ['GTM-EVIL.js', 'G-TEST-EN', 'G-TEST-EN.js.map', '..%2fgtag%2fjs'])
      expect((await script(file)).status).toBe(404)
    expect(requests).toEqual(['/gtag/js?id=G-TEST-EN'])
  })

  test('is fetched once an hour, and served while the analytics service is unreachable', async () => {
    requests = []
    portal.clock.now += 2 * hour
    const both = await Promise.all([script('G-TEST-EN.js'), script('G-TEST-EN.js')])
    expect(both.map(({ body }) => body)).toEqual(['count(1)', 'count(1)'])
    away = true
    portal.clock.now += hour
    expect((await script('G-TEST-EN.js')).body).toBe('count(1)')
    expect(requests).toHaveLength(2)
    expect((await script('G-TEST-EU.js')).status).toBe(503)
  })

  test('is refused when it is too long for a script', async () => {
    portal.clock.now += 2 * hour
    away = false
    endless = true
    expect((await script('G-TEST-EU.js')).status).toBe(503)
    expect(sent).toBeLessThan(50)
  })
})
