import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { type Migration, readMigrations } from './migration.ts'
import { queryRows } from './query-rows.ts'

/** The table in which drizzle's tools record each applied migration. */
export const migrationTable = sql.raw('drizzle.__drizzle_migrations')

/** Returns the times that identify the applied migrations; an empty set if the database is new. */
export async function loadAppliedMigrationTimes(db: Db): Promise<Set<number>> {
  const [table] = await queryRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table?.name) return new Set()
  const rows = await queryRows<{ at: string | number }>(
    db,
    sql`select created_at as at from ${migrationTable}`,
  )
  return new Set(rows.map(({ at }) => Number(at)))
}

/** Returns the migrations of this code that the database does not have, in their order. */
export async function listPendingMigrations(
  db: Db,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> {
  const applied = await loadAppliedMigrationTimes(db)
  return migrations.filter(({ writtenAt }) => !applied.has(writtenAt))
}
