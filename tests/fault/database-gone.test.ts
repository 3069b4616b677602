import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'

/** Opens a proxy to a database, whose connections can be cut and restored while both ends run. */
async function openWay(to: URL): Promise<{ port: number; cut(): void; mend(): Promise<void> }> {
  const port = await findFreePort()
  const open = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    return socket.on('error', () => {}).on('close', () => open.delete(socket))
  }
  let server: Server
  const mend = async () => {
    server = createServer((near) => {
      const far = keep(connect(Number(to.port), to.hostname))
      keep(near).pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  await mend()
  return {
    port,
    mend,
    cut() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

let cluster: PostgresCluster
let way: Awaited<ReturnType<typeof openWay>>
let dataDir: string
let server: PortalServer

beforeAll(async () => {
  cluster = await startSeededCluster()
  way = await openWay(new URL(cluster.urlOf('portal')))
  dataDir = mkdtempSync(join(tmpdir(), 'portal-database-gone-'))
  server = await startPortalServer(await findFreePort(), dataDir, {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${way.port}/portal`,
    ...seededEnvironment,
    DRAIN: '1',
    SITES: 'micro-en',
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await cluster.stop()
  rmSync(dataDir, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin.replace('localhost', '127.0.0.1')}${path}`, { headers })

test('without the database calls return 503 with Retry-After and pages are served, and calls recover', async () => {
  const call = '/api/certification/release/course/page/list?pageNum=1&pageSize=10'
  const signedIn = { Cookie: 'session=somebody; signed_in=1' }
  expect((await ask(call)).status).toBe(200)
  way.cut()
  const uncached = '/api/user/getUserById?id=1'
  for (const [path, headers] of [
    [uncached, signedIn],
    ['/api/front-api/getSiteInfo', signedIn],
  ] as const) {
    const response = await ask(path, headers)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({
      code: 503,
      data: null,
      message: 'The service is not available at the moment. Please try again in a few seconds.',
    })
  }
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toMatchObject([503, { database: false, storage: true }])
  const page = await ask('/nothing')
  expect([page.status, page.headers.get('retry-after')], 'nothing is published here').toEqual([503, '30'])
  expect((await ask('/healthz')).status).toBe(200)
  await way.mend()
  expect((await ask(call)).status).toBe(200)
})

test('a stopping server reports it, answers for the time of DRAIN, and exits', async () => {
  const stopped = server.stop()
  await wait(300)
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toMatchObject([503, { ending: true, database: true }])
  expect((await ask('/api/front-api/getSiteInfo')).status).toBe(200)
  await stopped
  await expect(ask('/healthz')).rejects.toThrow()
})
