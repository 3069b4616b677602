import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '#scripts/postgres/cluster.ts'
import { freePort } from '#scripts/test/free-port.ts'
import type { Database } from '#server/db/client.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order } from '#server/db/schema/order.ts'
import { startPortalServer } from './portal-server.ts'
import { run } from './run.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'
import { newDataDir } from './seeded-folder.ts'

let folder: string
let cluster: Cluster
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  cluster = await startSeededCluster()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/**
 * Returns the number of rows and a digest of every table, except the table with the code that prepared the database,
 * which a server writes when it starts.
 */
async function digests({ db }: Database): Promise<Record<string, unknown>> {
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'prepared' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const found: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const each = sql`md5(t::text)`
    const counted = (await db.execute(
      sql`select count(*)::int as rows, md5(string_agg(${each}, '' order by ${each})) as digest from ${sql.identifier(name)} t`,
    )) as unknown as { rows: object[] }
    found[name] = counted.rows[0]
  }
  return found
}

async function digestsOf(database: Database): Promise<Record<string, unknown>> {
  const found = await digests(database)
  await database.close()
  return found
}

const operator = (line: string[], environment: Record<string, string>) =>
  run('operator', line, { DATABASE_URL: '', SITES: 'micro-en', ...environment })

test('the embedded database is restored unchanged from the backup of a running server', async () => {
  const dataDir = newDataDir('backed-up')
  const database = await openPglite(dataDir)
  // No job is due while the server runs, so that the backup equals the state before.
  await database.db.update(order).set({ lapsesAt: sql`${order.lapsesAt} + interval '30 days'` })
  await database.db
    .update(classroomEnrolment)
    .set({ payBy: sql`${classroomEnrolment.payBy} + interval '30 days'` })
  await database.db.update(mail).set({ dueAt: sql`now() + interval '30 days'` })
  const before = await digestsOf(database)
  const PORT = String(await freePort())
  const server = await startPortalServer(Number(PORT), dataDir, { SITES: 'micro-en' })
  const backup = join(folder, 'embedded')
  const backedUp = await operator(['backup', backup], { DATA_DIR: dataDir, PORT })
  expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining('Files are in the database') })
  expect((await fetch(`http://127.0.0.1:${PORT}/dump`)).status).toBe(403)
  expect((await operator(['backup', backup], { DATA_DIR: dataDir, PORT })).said).toContain(
    'contains a backup',
  )
  await server.stop()
  const DATA_DIR = join(folder, 'data')
  expect(await operator(['restore', backup], { DATA_DIR })).toMatchObject({ code: 0 })
  const after = await digestsOf(await openPglite(DATA_DIR))
  expect(Object.keys(after).length).toBeGreaterThan(50)
  expect(after).toEqual(before)
  expect((await operator(['restore', backup], { DATA_DIR })).said).toContain('already exists')
  rmSync(dataDir, { recursive: true })
})

test('PostgreSQL is restored unchanged, only into an empty database and only completely', async () => {
  await cluster.create('empty')
  const dataDir = newDataDir('backed-up')
  const DATABASE_URL = cluster.urlOf('portal')
  const before = await digestsOf(openPostgres(DATABASE_URL))
  const backup = join(folder, 'postgres')
  const environment = { ...seededEnvironment, DATABASE_URL, DATA_DIR: dataDir }
  expect(await operator(['backup', backup], environment)).toMatchObject({ code: 0 })
  expect(statSync(join(backup, 'database.dump')).mode & 0o777).toBe(0o600)
  expect((await operator(['restore', backup], environment)).said).toContain('has tables already')
  const two = { ...environment, DATABASE_URL: cluster.urlOf('empty') }
  expect(await operator(['restore', backup], two)).toMatchObject({ code: 0 })
  const after = await digestsOf(openPostgres(two.DATABASE_URL))
  expect(Object.keys(after).length).toBeGreaterThan(50)
  expect(after).toEqual(before)
  writeFileSync(join(backup, 'database.dump'), 'cut short')
  expect((await operator(['restore', backup], two)).said).toContain('changed or is incomplete')
  rmSync(dataDir, { recursive: true })
})
