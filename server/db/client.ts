import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Config } from '../config.ts'
import * as schema from './schema/schema.ts'

/** The tables, whether PGlite or PostgreSQL keeps them; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  /** Brings the tables up to date and then does `work`; of several servers one at a time. */
  prepare(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const migrationsFolder = 'server/db/migrations'
export const drizzleOptions = { schema, casing: 'snake_case' } as const

/** PostgreSQL where an address is given, else the embedded database in the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return (await import('./postgres.ts')).openPostgres(config.databaseUrl)
  return (await import('./pglite.ts')).openPglite(config.dataDir)
}
