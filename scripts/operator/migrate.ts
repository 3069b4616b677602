import { parseDatabaseConfig } from '#server/config.ts'
import { hostOfDatabase } from '#server/db/await-database.ts'
import { listMigrationNames } from '#server/db/known-migrations.ts'
import { listPendingMigrations } from '#server/db/pending-migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'

/**
 * Applies the pending migrations of PostgreSQL (DATABASE_URL). Servers of the previous and of the current version
 * may use the database meanwhile. Prints a line for each migration, and returns the text to print at the end. The
 * command needs no environment variable besides DATABASE_URL.
 */
export async function migrateDatabase(
  env: Record<string, string | undefined>,
  report: (line: string) => void,
): Promise<string> {
  const { databaseUrl, databaseWaitSeconds: databaseWait } = parseDatabaseConfig(env)
  if (!databaseUrl)
    throw new Error('DATABASE_URL is not set. Each start migrates the embedded database: nothing to do.')
  const database = openPostgres(databaseUrl)
  try {
    await database.awaitResponse({ maxSeconds: databaseWait, report })
    const pending = await listPendingMigrations(database.db)
    await database.migrate(async () => {}, report)
    const names = listMigrationNames()
    const summary = `${hostOfDatabase(databaseUrl)} has all ${names.length} migrations of this release, up to ${names.at(-1)}`
    return pending.length === 0 ? `Nothing to do: ${summary}.` : `${summary}.`
  } finally {
    await database.close()
  }
}
