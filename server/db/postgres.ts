import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applyMigrations } from './apply-migrations.ts'
import { awaitDatabase, hostOfDatabase, type WaitOptions } from './await-database.ts'
import { type Database, drizzleOptions } from './client.ts'
import { listenToChannel } from './listen-to-channel.ts'
import { acquireMigrationLock } from './migration-lock.ts'
import { createPooledTransactions } from './pooled-transactions.ts'
import { PreparingClient } from './preparing-client.ts'
import { openReadinessCheck } from './readiness-check.ts'
import { type TraceStatement, traceQueries } from './trace-queries.ts'

/** A PostgreSQL that may be unavailable. */
export interface Postgres extends Database {
  /**
   * Resolves when PostgreSQL responds. Throws an error with one sentence if it stays unavailable or rejects the
   * connection.
   */
  awaitResponse(options: WaitOptions): Promise<void>
}

/** The maximum number of connections of the pool, unless DATABASE_POOL is set. */
const defaultPoolSize = 10

export function openPostgres(url: string, size = defaultPoolSize, trace?: TraceStatement): Postgres {
  const ping = openReadinessCheck(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    // Detects an idle connection that a firewall dropped silently.
    keepAlive: true,
    Client: PreparingClient,
  })
  // The pool reports an idle connection that PostgreSQL closed, and replaces it; without a listener the report ends
  // the process.
  pool.on('error', () => {})
  if (trace) {
    traceQueries(pool, trace)
    pool.on('connect', (client) => traceQueries(client, trace))
  }
  const db = drizzle(pool, drizzleOptions)
  db.transaction = createPooledTransactions(pool)
  return {
    db,
    migrate: (work, report = () => {}) => migrate(pool, { url, report }, work),
    close: async () => {
      await ping.close()
      await pool.end()
    },
    ping: ping.run,
    countConnections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    poolSize: size,
    listen: (channel, notify) => listenToChannel(url, channel, notify),
    awaitResponse: (options) => awaitDatabase(() => pool.query('select 1'), url, options),
  }
}

async function migrate(
  pool: pg.Pool,
  { url, report }: { url: string; report: (line: string) => void },
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  let release: (() => Promise<boolean>) | undefined
  try {
    release = await acquireMigrationLock(client, report)
    const db = drizzle(client, drizzleOptions)
    await applyMigrations(db, { report }).catch((error: unknown) => {
      throw new Error(
        `Configuration: DATABASE_URL (${hostOfDatabase(url)}): its tables could not be migrated: ${causeMessage(error)}`,
        { cause: error },
      )
    })
    await work()
  } finally {
    client.release(!(await release?.()))
  }
}

/** Returns PostgreSQL's own message. The driver's error names the statement, and its cause is PostgreSQL's error. */
const causeMessage = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
