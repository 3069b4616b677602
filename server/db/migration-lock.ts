import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** The number of the advisory lock that one process holds while it migrates and seeds. */
const migrationLock = 7310000

/** The intervals of lock requests and of reports while waiting, in milliseconds. */
const retryInterval = 250
const reportInterval = 5000

/**
 * Waits until this connection holds the lock. Returns a function that releases the lock and returns whether the
 * connection still works; if it is broken, PostgreSQL has already released the lock. The lock is requested
 * repeatedly, because a statement that waits in PostgreSQL would block the concurrent index of the process that
 * migrates.
 */
export async function acquireMigrationLock(
  client: pg.PoolClient,
  report: (line: string) => void,
): Promise<() => Promise<boolean>> {
  let reportedAt = performance.now()
  while (!(await tryLock(client))) {
    if (performance.now() - reportedAt >= reportInterval) {
      reportedAt = performance.now()
      report('Waiting for another process that migrates or fills the database')
    }
    await wait(retryInterval)
  }
  return () =>
    client.query('select pg_advisory_unlock($1)', [migrationLock]).then(
      () => true,
      () => false,
    )
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    migrationLock,
  ])
  return rows[0]?.held === true
}
