import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { awaitDatabase, hostOfDatabase, type Patience } from './await-database.ts'
import { type Database, type Db, drizzleOptions, migrationsFolder } from './client.ts'
import { pooledTransactions } from './pooled-transactions.ts'
import { PreparingClient } from './preparing-client.ts'

/** The number of the advisory lock that one starting server holds while it migrates and seeds. */
const preparing = 7310000

/** A PostgreSQL, which may be away. */
export interface Postgres extends Database {
  /** Settles when it answers; throws one sentence when it stays away or refuses. */
  answers(patience: Patience): Promise<void>
}

export function openPostgres(url: string): Postgres {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A connection that a firewall dropped without a word is noticed while it is idle.
    keepAlive: true,
    Client: PreparingClient,
  })
  // The pool reports an idle connection that PostgreSQL closed, and replaces it; without a listener the report ends the process.
  pool.on('error', () => {})
  const db = drizzle(pool, drizzleOptions)
  db.transaction = pooledTransactions(pool)
  return {
    // Each driver has a result type of its own; the part of both that the portal uses is the same.
    db: db as unknown as Db,
    prepare: (work) => prepare(pool, url, work),
    close: () => pool.end(),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    answers: (patience) => awaitDatabase(() => pool.query('select 1'), url, patience),
  }
}

async function prepare(pool: pg.Pool, url: string, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [preparing])
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder }).catch((error: unknown) => {
      throw new Error(
        `Configuration: DATABASE_URL (${hostOfDatabase(url)}): its tables could not be brought up to date: ${saidOf(error)}`,
        { cause: error },
      )
    })
    await work()
  } finally {
    // PostgreSQL releases the lock of a connection that broke by itself.
    const unlocked = await client.query('select pg_advisory_unlock($1)', [preparing]).then(
      () => true,
      () => false,
    )
    client.release(!unlocked)
  }
}

/** What PostgreSQL itself said: the driver's error names the statement, and has that as its cause. */
const saidOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
