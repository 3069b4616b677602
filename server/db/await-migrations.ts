import { setTimeout as wait } from 'node:timers/promises'
import { hostOfDatabase, type WaitOptions } from './await-database.ts'
import type { Db } from './client.ts'
import { listPendingMigrations } from './pending-migrations.ts'

/** The intervals of queries and of reports while waiting, in milliseconds. */
const retryInterval = 500
const reportInterval = 5000

/** The command that applies migrations, as operators type it. */
export const migrateCommand = 'npm run operator -- migrate'

/**
 * Waits until the database has all migrations of this code, because a rollout may start the servers and the command
 * `migrate` at the same time. Throws one sentence that names the command if migrations stay pending.
 */
export async function awaitMigrations(
  db: Db,
  url: string,
  { maxSeconds: atMost, report }: WaitOptions,
): Promise<void> {
  const began = performance.now()
  let reportedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const pending = await listPendingMigrations(db)
    if (pending.length === 0) return
    const summary = `DATABASE_URL (${hostOfDatabase(url)}) is missing ${count(pending.length)} of this release`
    const left = atMost - (performance.now() - began) / 1000
    if (left <= 0)
      throw new Error(
        `Configuration: ${summary}: run ${migrateCommand}, or set MIGRATE=1 to migrate at each start`,
      )
    if (performance.now() - reportedAt >= reportInterval) {
      reportedAt = performance.now()
      report(`${summary}: run ${migrateCommand}; waiting ${Math.round(left)} s`)
    }
    await wait(Math.min(retryInterval, left * 1000))
  }
}

const count = (migrations: number): string => (migrations === 1 ? '1 migration' : `${migrations} migrations`)
