import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { openTraceReceiver, type TraceReceiver } from '../fixtures/server/trace-receiver.ts'
import { signInByPartner } from './partner-session.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { newDataDir } from './seeded-folder.ts'

let dataDir: string
let server: PortalServer | undefined
let receiver: TraceReceiver | undefined
beforeEach(() => {
  dataDir = newDataDir('traces')
})
afterEach(async () => {
  await server?.stop()
  await receiver?.close()
  rmSync(dataDir, { recursive: true })
})

const callerTrace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${callerTrace}-b7ad6b7169203331-01`
const learnerPath = '/api/user/sso/getUserInfo'

test('a request is one trace from the proxy to its statements, without values, and a stop sends the last spans', async () => {
  receiver = await openTraceReceiver()
  server = await startPortalServer(await findFreePort(), dataDir, {
    SITES: 'en',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a-token',
    OTEL_SERVICE_NAME: 'portal-test',
  })
  const cookie = await signInByPartner(server.origin, 'traced@demo.test')
  const sent = { cookie, traceparent, 'x-requested-with': 'fetch' }
  const response = await fetch(`${server.origin}${learnerPath}?siteId=1&languageId=1&secret=hidden`, {
    headers: sent,
  })
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('traced@demo.test')])
  await server.stop()
  const spans = receiver.spans.filter(({ trace }) => trace === callerTrace)
  const request = spans.find(({ kind }) => kind === 2)
  expect(request).toMatchObject({ name: `GET ${learnerPath}`, parent: 'b7ad6b7169203331', failed: false })
  expect(request?.attributes).toMatchObject({
    ...{ 'http.request.method': 'GET', 'http.route': learnerPath, 'http.response.status_code': 200 },
  })
  const statements = spans.filter(({ parent }) => parent === request?.id)
  expect(statements.map(({ name }) => name)).toContain('SELECT session')
  const [statement] = statements
  expect(statement?.attributes['db.query.text']).toMatch(/ where .*\$1/)
  for (const value of ['traced@demo.test', 'hidden', cookie.split('=')[1] as string])
    expect(receiver.text()).not.toContain(value)
  expect(receiver.service).toMatchObject({ 'service.name': 'portal-test' })
  expect(receiver.paths[0]).toBe('/v1/traces')
  expect(receiver.headers[0]).toMatchObject({ authorization: 'a-token' })
})

test('a collector that never answers slows neither requests nor a stop', async () => {
  receiver = await openTraceReceiver({ answers: false })
  server = await startPortalServer(await findFreePort(), dataDir, {
    SITES: 'en',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  })
  const began = performance.now()
  for (let count = 0; count < 300; count += 1) {
    const response = await fetch(`${server.origin}/api/front-api/getSiteInfo?siteId=1&languageId=1`)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  expect((performance.now() - began) / 300).toBeLessThan(100)
  const stopped = performance.now()
  await server.stop()
  // Sending the spans may take three seconds; the rest is for the stop itself on a slow machine.
  expect(performance.now() - stopped).toBeLessThan(20_000)
})
