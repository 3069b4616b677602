import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { applyIndexStatement } from './build-index.ts'
import type { Db } from './client.ts'
import { type Migration, readMigrations } from './migration.ts'
import { listPendingMigrations, migrationTable } from './pending-migrations.ts'

/**
 * The options of applying migrations: the migrations, the function that reports each step, and how long a change
 * waits for a table in use.
 */
export interface MigrationOptions {
  migrations?: readonly Migration[]
  report?: (line: string) => void
  lockWait?: LockWait
}

/**
 * How a change waits for a lock: `timeout` is the longest wait of one attempt, and `pause` is the time between two
 * attempts, both in milliseconds.
 */
interface LockWait {
  timeout: number
  pause: number
  attempts: number
}

/**
 * A change that waits for a lock on a table blocks all later requests for the table. So each attempt waits only for
 * a short time. All attempts together take two minutes.
 */
const usualWait: LockWait = { timeout: 2000, pause: 3000, attempts: 24 }

/** Whether PostgreSQL canceled a statement because it could not get a lock (lock_not_available). */
const isLocked = (error: unknown): boolean =>
  codeOf(error) === '55P03' || codeOf((error as Error).cause) === '55P03'
const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code

/**
 * Applies each pending migration in its own transaction, so that earlier migrations stay applied after a failure. A
 * migration with concurrent indexes runs without a transaction and can be repeated after a failure. Returns the
 * names of the applied migrations. Invariant: the caller is the only process that migrates.
 */
export async function applyMigrations(db: Db, options: MigrationOptions = {}): Promise<string[]> {
  const { migrations = readMigrations(), report = () => {}, lockWait = usualWait } = options
  const pending = await listPendingMigrations(db, migrations)
  if (pending.length === 0) return []
  await createMigrationTable(db)
  const isNew = pending.length === migrations.length
  const startedAt = performance.now()
  for (const migration of pending) {
    const began = performance.now()
    await (migration.isConcurrent
      ? applyConcurrently(db, migration)
      : applyWithRetries(db, migration, { lockWait, report }))
    if (!isNew) report(`${migration.name}: applied in ${secondsSince(began)} s`)
  }
  if (isNew)
    report(`The database is new: ${pending.length} migrations applied in ${secondsSince(startedAt)} s`)
  return pending.map(({ name }) => name)
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1)

/** Creates the table in which drizzle records applied migrations, with the statements that drizzle uses. */
async function createMigrationTable(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists ${migrationTable} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

const record = (db: Db, { hash, writtenAt }: Migration) =>
  db.execute(sql`insert into ${migrationTable} (hash, created_at) values (${hash}, ${writtenAt})`)

const limitOf = (milliseconds: number) => sql.raw(`set local lock_timeout = ${milliseconds}`)

async function applyWithRetries(
  db: Db,
  migration: Migration,
  { lockWait, report }: Required<Pick<MigrationOptions, 'lockWait' | 'report'>>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(limitOf(lockWait.timeout))
        for (const statement of migration.statements) await tx.execute(sql.raw(statement))
        await record(tx, migration)
      })
    } catch (error) {
      if (!isLocked(error) || attempt >= lockWait.attempts) throw error
      report(`${migration.name}: its table is in use, attempt ${attempt} of ${lockWait.attempts}`)
      await wait(lockWait.pause)
    }
}

/**
 * Applies a migration with concurrent indexes. Such an index build waits for running transactions and blocks none of
 * them, so its wait has no limit.
 */
async function applyConcurrently(db: Db, migration: Migration): Promise<void> {
  await db.execute(sql`set lock_timeout = 0`)
  await db.execute(sql`set statement_timeout = 0`)
  try {
    for (const statement of migration.statements) await applyIndexStatement(db, statement)
    await record(db, migration)
  } finally {
    await db.execute(sql`reset lock_timeout`)
    await db.execute(sql`reset statement_timeout`)
  }
}
