import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, type Db, drizzleOptions, migrationsFolder } from './client.ts'
import { PreparingClient } from './preparing-client.ts'

/** The number of the advisory lock that one starting server holds while it migrates and seeds. */
const preparing = 7310000

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    Client: PreparingClient,
  })
  // A connection that the server closes while idle is replaced at its next use; without a listener it ends the process.
  pool.on('error', () => {})
  const db = drizzle(pool, drizzleOptions)
  return {
    // Each driver has a result type of its own; the part of both that the portal uses is the same.
    db: db as unknown as Db,
    prepare: (work) => prepare(pool, work),
    close: () => pool.end(),
  }
}

async function prepare(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [preparing])
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder })
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [preparing])
    client.release()
  }
}
