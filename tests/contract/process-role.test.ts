import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { databases, freshPostgresUrl } from '../fixtures/server/databases.ts'
import { openPortal, origin, type Portal } from '../fixtures/server/portal.ts'

const postgres = databases.find(({ name }) => name === 'PostgreSQL') as (typeof databases)[number]
const worker = {
  ...{ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/x', DEMO: '1' },
  SECRET_KEYS: 'a-secret-of-at-least-thirty-two-signs',
}

describe('a worker', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await postgres.open(), { env: worker })
  })
  afterAll(() => portal.close())

  /** Sends a request for a path as if it came from this network address. */
  const from = async (remoteAddress: string, path: string, host = new URL(origin).host) => {
    const environment = { incoming: { complete: true, socket: { remoteAddress } } }
    return portal.app.request(`${origin}${path}`, { headers: { Host: host } }, environment)
  }

  test('is ready without pages and answers health checks to everybody', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await from('10.0.0.9', path, '10.0.0.1:4321')).status).toBe(200)
  })

  test('answers calls of its own machine, and of nobody else', async () => {
    const call = '/api/front-api/getSiteInfo'
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await from(address, call)).status, address).toBe(200)
    // The publisher fetches pictures from the media routes, so these routes respond.
    expect(await (await from('127.0.0.1', '/media/none')).text()).not.toContain('runs jobs only')
    for (const path of [call, '/media/site-walk.mp4'])
      expect((await from('10.0.0.9', path)).status, path).toBe(404)
    expect((await from('127.0.0.1', call, 'learn.example.org')).status).toBe(404)
  })

  test.each(['/', '/eu', '/user/sso/login', '/payment/webhook', '/apis'])(
    'has no page at %s, even for its own machine',
    async (path) => {
      expect((await from('127.0.0.1', path)).status).toBe(404)
      expect(await (await from('127.0.0.1', path)).text()).toBe('This server runs jobs only.\n')
    },
  )
})

test('a server whose connections are all busy still reports that the database answers', async () => {
  const database = openPostgres(await freshPostgresUrl(), 2)
  const portal = await openPortal(database, { empty: true, env: worker })
  const busy = [1, 2].map(async () => await database.db.execute(sql`select pg_sleep(4)`))
  await expect.poll(() => database.countConnections?.()).toMatchObject({ busy: 2 })
  const response = await portal.request('/readyz')
  expect(await response.json()).toMatchObject({ database: true })
  await Promise.all(busy)
  await portal.close()
})
