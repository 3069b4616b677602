import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { openWriters, type Writers } from './database-writers.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'
import { newDataDir } from './seeded-folder.ts'

/**
 * The number of crashes of PostgreSQL, and of rounds in which connections are ended: twenty each with `npm run
 * prove -- lost-connections`.
 */
const rounds = Number(process.env.ROUNDS ?? 1)

/** The number of connections in a transaction that are ended in each round. */
const ended = 5

let cluster: PostgresCluster
let dataDir: string
let server: PortalServer
let writers: Writers

beforeAll(async () => {
  cluster = await startSeededCluster()
  dataDir = newDataDir('lost-connections')
  server = await startPortalServer(await findFreePort(), dataDir, {
    ...seededEnvironment,
    DATABASE_URL: cluster.urlOf('portal'),
    SITES: 'en',
  })
  writers = await openWriters(server.origin, 5)
}, 120_000)
afterAll(async () => {
  if (rounds > 1)
    console.log(`${writers.written()} writes were acknowledged in ${rounds} rounds of each kind`)
  await server.stop()
  await cluster.stop()
  rmSync(dataDir, { recursive: true })
})

/**
 * Ends connections that are idle in a transaction, until `count` were ended and a writer was among them, or the
 * server has stopped: jobs have transactions too. Returns the number of ended connections.
 */
async function endTransactions(count: number): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
  let done = 0
  const isReached = () => done >= count && writers.takeStatuses().includes(503)
  while (!isReached() && done < 5 * count && server.isRunning()) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'portal' and state like 'idle in transaction%' limit $1`,
      [Math.max(1, count - done)],
    )
    done += rowCount ?? 0
    // After the last one, a response may still be under way.
    await wait(done < count ? 1 : 250)
  }
  await client.end()
  return done
}

const probe = () =>
  fetch(`${server.origin}/api/user/getUserById?id=1`, { headers: { Cookie: writers.cookie } })

test('connections that PostgreSQL ends in a transaction stop no server, return 503, and lose nothing acknowledged', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const stop = writers.begin()
    expect(await endTransactions(ended)).toBeGreaterThanOrEqual(ended)
    await writers.expectMore(20)
    await stop()
    expect(server.isRunning()).toBe(true)
    expect(writers.takeStatuses()).toEqual([200, 503])
    expect(await writers.lost()).toEqual([])
  }
})

test('a crash of PostgreSQL under writes stops no server; calls return 503 with Retry-After, and recover', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const stop = writers.begin()
    await writers.expectMore(20)
    await wait((round * 13) % 100)
    await cluster.crash()
    const away = await probe()
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    await cluster.start()
    await writers.expectMore(20)
    await stop()
    expect(server.isRunning()).toBe(true)
    expect(writers.takeStatuses()).toEqual([200, 503])
    expect(await writers.lost()).toEqual([])
  }
})
