import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema/schema.ts'

/** The database of the portal, PGlite or PostgreSQL; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  /**
   * Applies pending migrations and then runs `work`; if several servers start, they do this one after the other.
   * `report` receives a line for each migration.
   */
  migrate(work: () => Promise<void>, report?: (line: string) => void): Promise<void>
  close(): Promise<void>
  /** Dumps the whole embedded database as a compressed archive; PostgreSQL has its own tool. */
  dump?: () => Promise<Blob>
  /**
   * Calls a function for each notification on a channel. Also calls it after each new connection, because
   * notifications may have been missed while there was no connection. Returns a function that stops listening. The
   * embedded database needs no notifications, because it has only one server.
   */
  listen?: (channel: string, notify: () => void) => () => Promise<void>
  /** Queries PostgreSQL on a connection outside the pool, so that a busy pool does not make the server unready. */
  ping?: () => Promise<void>
  /** Counts the connections to PostgreSQL by state; the embedded database has none. */
  countConnections?: () => { busy: number; idle: number; waiting: number }
  /** The maximum number of connections of the pool. */
  poolSize?: number
}

export const drizzleOptions = { schema, casing: 'snake_case' } as const
