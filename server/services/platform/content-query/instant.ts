import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns the SQL for a timestamp as an ISO 8601 instant in UTC, whatever the time zone of the database session.
 * @example db.select({ startsAt: selectInstant(classroom.startsAt) }).from(classroom) // [{ startsAt: '2026-12-05T08:00:00.000Z' }]
 */
export const selectInstant = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
