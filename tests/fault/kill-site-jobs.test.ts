import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import type { Database } from '#server/db/client.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { job } from '#server/db/schema/job.ts'
import { createApi } from '#src/api/create-api.ts'
import { publishItem, restoreEdition } from '#src/contract/publishing/editing.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'

const token = 'the-operators-token-of-the-fault-tests'
const item = { family: 'category', id: 2 } as const

let folder: string
let cluster: PostgresCluster
let database: Database
let server: PortalServer

const start = async () =>
  startPortalServer(await findFreePort(), folder, {
    ...{ ...seededEnvironment, DATABASE_URL: cluster.urlOf('portal') },
    ...{ SITES: 'za', OPERATOR_TOKEN: token },
  })

beforeAll(async () => {
  cluster = await startSeededCluster()
  folder = mkdtempSync(join(tmpdir(), 'portal-owed-'))
  server = await start()
  database = openPostgres(cluster.urlOf('portal'))
}, 240_000)

afterAll(async () => {
  await server.stop()
  await database.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

const api = () => {
  const headers = { Authorization: `Bearer ${token}` }
  return createApi({ baseURL: `${server.origin}/api`, siteId: 4, languageId: 2, headers })
}
/** Sends the call that publishes the item; the server is killed before it responds. */
const publishing = () => api().call(publishItem, item, { waitsForPublish: true })
const edition = async () => {
  const own = and(eq(contentItem.family, item.family), eq(contentItem.id, item.id))
  const [row] = await database.db.select().from(contentItem).where(own)
  return row?.edition as number
}
const owed = () => database.db.select().from(job).where(eq(job.name, 'site:za'))
const run = (text: string) => database.db.execute(sql.raw(text))
/** Returns the number of connections that sleep in the trigger. */
const sleeping = async () => {
  const rows = await database.db
    .select({ found: count() })
    .from(sql`pg_stat_activity`)
    .where(sql`wait_event = 'PgSleep'`)
  return rows[0]?.found
}

test('a server that is killed between a publish and its site jobs has published nothing', async () => {
  const before = await edition()
  unwrap(await api().call(restoreEdition, { ...item, edition: before }))
  await run(`create function wait_here() returns trigger language plpgsql as
    $$ begin perform pg_sleep(60); return new; end $$`)
  await run('create trigger wait_here before insert on job for each row execute function wait_here()')
  const pending = publishing()
  await expect.poll(sleeping, { timeout: 30_000 }).toBe(1)
  await server.kill()
  expect((await pending).ok).toBe(false)
  await run("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
  await run('drop trigger wait_here on job')
  expect(await edition()).toBe(before)
  expect(await owed()).toEqual([])
}, 120_000)

test('a server that is killed while publishing a site leaves the job to the next one', async () => {
  const before = await edition()
  server = await start()
  const pending = publishing()
  await expect.poll(async () => (await owed()).length, { timeout: 30_000, interval: 5 }).toBe(1)
  await server.kill()
  expect((await pending).ok).toBe(false)
  expect(await edition()).toBe(before + 1)
  expect(await owed()).toHaveLength(1)
  // Another server would take over the job after two minutes; the test makes it due immediately.
  await database.db.update(job).set({ dueAt: new Date() }).where(eq(job.name, 'site:za'))
  server = await start()
  await expect.poll(async () => (await owed()).length, { timeout: 90_000 }).toBe(0)
}, 600_000)
