import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from '#server/db/apply-migrations.ts'
import type { Database } from '#server/db/client.ts'
import { isConcurrentStatement, type Migration } from '#server/db/migration.ts'
import { createPgliteDatabase } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'
import { openEmptyDatabase } from '../fixtures/server/empty-database.ts'

const both = [
  { name: 'the embedded database', open: async () => createPgliteDatabase(await openEmptyDatabase()) },
  { name: 'PostgreSQL', open: async () => openPostgres(await freshPostgresUrl()) },
]

const migration = (writtenAt: number, ...statements: string[]): Migration => ({
  ...{ name: `000${writtenAt}_step`, statements, writtenAt, hash: String(writtenAt) },
  isConcurrent: statements.some(isConcurrentStatement),
})

async function opened(open: () => Promise<Database>): Promise<Database> {
  const database = await open()
  onTestFinished(() => database.close())
  return database
}

const table = migration(1, 'create table thing (id int, name text)')
const index = migration(2, 'CREATE INDEX CONCURRENTLY "thing_name" ON "thing" ("name")')

test.each(both)(
  '$name gets each migration once, also one that another branch wrote earlier',
  async (each) => {
    const { db } = await opened(each.open)
    const lines: string[] = []
    const report = (line: string) => void lines.push(line)
    expect(await applyMigrations(db, { migrations: [table, index], report })).toEqual([
      '0001_step',
      '0002_step',
    ])
    expect(lines).toEqual([expect.stringMatching(/^The database is new: 2 migrations applied in \d/)])
    const late = migration(0, "insert into thing values (1, 'late')")
    expect(await applyMigrations(db, { migrations: [late, table, index], report })).toEqual(['0000_step'])
    expect(lines[1]).toMatch(/^0000_step: applied in/)
    expect(await applyMigrations(db, { migrations: [late, table, index], report })).toEqual([])
  },
)

test.each(both)('a failed migration of $name leaves the earlier ones and nothing of itself', async (each) => {
  const { db } = await opened(each.open)
  const failing = migration(2, 'create table half (id int)', 'create table thing (id int)')
  await expect(applyMigrations(db, { migrations: [table, failing] })).rejects.toThrow()
  await expect(db.execute(sql`select * from half`)).rejects.toThrow()
  expect(await applyMigrations(db, { migrations: [table, index] })).toEqual(['0002_step'])
})

test('an index whose building was interrupted is built again, and a complete one stays', async () => {
  const { db } = await opened(both[1]?.open as () => Promise<Database>)
  await applyMigrations(db, { migrations: [table] })
  await db.execute(sql`insert into thing values (1, 'same'), (2, 'same')`)
  const unique = migration(2, 'CREATE UNIQUE INDEX CONCURRENTLY "thing_name" ON "thing" ("name")')
  await expect(applyMigrations(db, { migrations: [table, unique] })).rejects.toThrow()
  await db.execute(sql`delete from thing where id = 2`)
  expect(await applyMigrations(db, { migrations: [table, unique] })).toEqual(['0002_step'])
  await expect(db.execute(sql`insert into thing values (3, 'same')`)).rejects.toThrow()
  const again = migration(3, ...unique.statements)
  expect(await applyMigrations(db, { migrations: [table, unique, again] })).toEqual(['0003_step'])
})

test('a change gives way to others while its table is in use, and tries again', async () => {
  const url = await freshPostgresUrl()
  const { db } = await opened(async () => openPostgres(url))
  await applyMigrations(db, { migrations: [table] })
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin; select * from thing')
  const lines: string[] = []
  const column = migration(2, 'alter table thing add column price int')
  const changing = applyMigrations(db, {
    migrations: [table, column],
    lockWait: { timeout: 50, pause: 50, attempts: 100 },
    report: (line) => {
      lines.push(line)
      if (lines.length === 2) void reader.query('commit').then(() => reader.end())
    },
  })
  await expect(changing).resolves.toEqual(['0002_step'])
  expect(lines[0]).toBe('0002_step: its table is in use, attempt 1 of 100')
})

test('an index is built concurrently while another server waits for the preparation to end', async () => {
  const url = await freshPostgresUrl()
  const [one, two] = [openPostgres(url), openPostgres(url)]
  onTestFinished(async () => void (await Promise.all([one.close(), two.close()])))
  await one.db.execute(sql`create table thing (id int, name text)`)
  const order: string[] = []
  let waiting: Promise<void> = Promise.resolve()
  await one.migrate(async () => {
    waiting = two.migrate(async () => void order.push('two'))
    await wait(300)
    await one.db.execute(sql.raw(index.statements[0] as string))
    order.push('one')
  })
  await waiting
  expect(order).toEqual(['one', 'two'])
})
