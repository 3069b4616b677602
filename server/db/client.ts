import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
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
