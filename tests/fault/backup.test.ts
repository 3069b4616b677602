import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order } from '#server/db/schema/order.ts'
import { tableDigests } from '../fixtures/server/table-digests.ts'
import { startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'
import { newDataDir } from './seeded-folder.ts'

let folder: string
let cluster: PostgresCluster
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  cluster = await startSeededCluster()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

const operator = (line: string[], environment: Record<string, string>) =>
  runProgram('operator', line, { DATABASE_URL: '', SITES: 'micro-en', ...environment })

const refusalOf = async (line: string[], environment: Record<string, string>) => {
  const { code, said } = await operator(line, environment)
  expect(code).toBe(1)
  return said.trim()
}

test('the embedded database is restored unchanged from the encrypted backup of a running server, with its key only', async () => {
  const dataDir = newDataDir('backed-up')
  const database = await openPglite(dataDir)
  // No job may become due while the server runs, so that the backup equals the state before.
  await database.db.update(order).set({ lapsesAt: sql`${order.lapsesAt} + interval '30 days'` })
  await database.db
    .update(classroomEnrolment)
    .set({ payBy: sql`${classroomEnrolment.payBy} + interval '30 days'` })
  await database.db.update(mail).set({ dueAt: sql`now() + interval '30 days'` })
  const before = await tableDigests(database)
  const PORT = String(await findFreePort())
  const server = await startPortalServer(Number(PORT), dataDir, { SITES: 'micro-en' })
  const backup = join(folder, 'embedded')
  const identity = await generateIdentity()
  const key = join(folder, 'key')
  writeFileSync(key, identity)
  const encryption = ['--encrypt-to', await identityToRecipient(identity)]
  const backedUp = await operator(['backup', backup, ...encryption], { DATA_DIR: dataDir, PORT })
  expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining('Files are in the database') })
  const [file = ''] = readdirSync(backup).filter((name) => name.endsWith('.age'))
  expect(statSync(join(backup, file)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(backup, file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect((await fetch(`http://127.0.0.1:${PORT}/dump`)).status).toBe(403)
  expect((await operator(['backup', backup], { DATA_DIR: dataDir, PORT })).said).toContain(
    'contains a backup',
  )
  await server.stop()
  const DATA_DIR = join(folder, 'data')
  expect(await refusalOf(['restore', backup], { DATA_DIR })).toMatch(/^The backup is encrypted, and no key/)
  const withKey = ['restore', backup, '--identity-file', key]
  expect(await operator(withKey, { DATA_DIR })).toMatchObject({ code: 0 })
  const after = await tableDigests(await openPglite(DATA_DIR))
  expect(Object.keys(after).length).toBeGreaterThan(50)
  expect(after).toEqual(before)
  expect((await operator(withKey, { DATA_DIR })).said).toContain('already exists')
  rmSync(dataDir, { recursive: true })
})

test('PostgreSQL is restored unchanged, only into an empty database and only completely', async () => {
  await cluster.create('empty')
  const dataDir = newDataDir('backed-up')
  const DATABASE_URL = cluster.urlOf('portal')
  const before = await tableDigests(openPostgres(DATABASE_URL))
  const backup = join(folder, 'postgres')
  const environment = { ...seededEnvironment, DATABASE_URL, DATA_DIR: dataDir }
  expect(await operator(['backup', backup], environment)).toMatchObject({ code: 0 })
  for (const name of ['database.dump', 'backup.json'])
    expect(statSync(join(backup, name)).mode & 0o777).toBe(0o600)
  expect((await operator(['restore', backup], environment)).said).toContain('has tables already')
  const two = { ...environment, DATABASE_URL: cluster.urlOf('empty') }
  expect(await operator(['restore', backup], two)).toMatchObject({ code: 0 })
  const after = await tableDigests(openPostgres(two.DATABASE_URL))
  expect(Object.keys(after).length).toBeGreaterThan(50)
  expect(after).toEqual(before)
  writeFileSync(join(backup, 'database.dump'), 'cut short')
  expect((await operator(['restore', backup], two)).said).toContain('changed or is incomplete')
  rmSync(dataDir, { recursive: true })
})

test('a dump that fails leaves no file, and says what PostgreSQL says', async () => {
  const dataDir = newDataDir('failed')
  const environment = { ...seededEnvironment, DATABASE_URL: cluster.urlOf('nowhere'), DATA_DIR: dataDir }
  const backup = join(folder, 'failed')
  for (const more of [[], ['--encrypt-to', await identityToRecipient(await generateIdentity())]])
    expect(await refusalOf(['backup', backup, ...more], environment)).toMatch(
      /^pg_dump: .*database "nowhere" does not exist$/,
    )
  expect(readdirSync(backup)).toEqual([])
  rmSync(dataDir, { recursive: true })
})
