import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column and the value by which it is filtered; undefined if it is not filtered. */
type Filter = readonly [column: PgColumn | SQL, value: string | number | undefined]

/** Returns the condition of the filters that are set; undefined if none is set. */
export const filterCondition = (...filters: readonly Filter[]): SQL | undefined =>
  and(...filters.map(([column, value]) => (value === undefined ? undefined : eq(column as PgColumn, value))))

/** Returns the condition of a yes-or-no filter, or undefined if it is not set. */
export const booleanFilterCondition = (set: boolean | undefined, yes: SQL, no: SQL): SQL | undefined =>
  set === undefined ? undefined : set ? yes : no

/** Returns a condition that excludes every row; undefined if the source is requested. */
export const isSourceRequested = (requested: boolean): SQL | undefined => (requested ? undefined : sql`false`)
