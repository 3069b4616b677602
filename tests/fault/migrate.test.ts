import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresCluster, startPostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'

let cluster: PostgresCluster
let dataDir: string
beforeAll(async () => {
  const started = await startPostgresCluster(['fsync=off'])
  if (!started) throw new Error('PostgreSQL is needed for these tests: apt-get install postgresql')
  cluster = started
  dataDir = mkdtempSync(join(tmpdir(), 'migrate-'))
})
afterAll(async () => {
  await cluster.stop()
  rmSync(dataDir, { recursive: true })
})

const real = {
  SECRET_KEYS: 'a-secret-of-at-least-thirty-two-signs',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'x',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
  VIES_URL: 'http://127.0.0.1:9',
  SITES: 'micro-en',
  SIGN_DOMAINS: 'fault-test:example.org',
}
const migrate = (DATABASE_URL: string) => runProgram('operator', ['migrate'], { DATABASE_URL })

test('a start on PostgreSQL leaves migrations to the command, and says how to run it', async () => {
  await cluster.create('untouched')
  const DATABASE_URL = cluster.urlOf('untouched')
  const environment = { ...real, DATABASE_URL, DATA_DIR: dataDir, DATABASE_WAIT: '0' }
  const PORT = String(await findFreePort())
  const { code, said } = await runProgram('server', [], { ...environment, PORT })
  expect([code, said.trim()]).toEqual([
    1,
    expect.stringMatching(
      /^Configuration: DATABASE_URL \(127.0.0.1:\d+\/untouched\) is missing \d+ migrations of this release: run npm run operator -- migrate, or set MIGRATE=1 to migrate at each start$/,
    ),
  ])
})

test('the command needs only DATABASE_URL, and a waiting start continues after it', async () => {
  await cluster.create('portal')
  const DATABASE_URL = cluster.urlOf('portal')
  const starting = startPortalServer(await findFreePort(), dataDir, { ...real, DATABASE_URL })
  await wait(1500)
  const first = await migrate(DATABASE_URL)
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('The database is new: ') })
  expect((await migrate(DATABASE_URL)).said).toMatch(
    /^Nothing to do: 127.0.0.1:\d+\/portal has all \d+ migrations of this release, up to \d{4}_\S+\.\n$/,
  )
  const server = await starting
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await server.stop()
})

test('the command refuses to run without DATABASE_URL', async () => {
  expect(await migrate('')).toMatchObject({
    code: 1,
    said: 'DATABASE_URL is not set. Each start migrates the embedded database: nothing to do.\n',
  })
})
