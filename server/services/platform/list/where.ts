import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column and the value that a filter names; undefined where it is not filtered. */
type Filter = readonly [column: PgColumn | SQL, value: string | number | undefined]

/** The condition of the filters that are set. */
export const filterCondition = (...filters: readonly Filter[]): SQL | undefined =>
  and(...filters.map(([column, value]) => (value === undefined ? undefined : eq(column as PgColumn, value))))

/** The condition of a filter of two sides; undefined where it is not set. */
export const isOrNot = (set: boolean | undefined, yes: SQL, no: SQL): SQL | undefined =>
  set === undefined ? undefined : set ? yes : no

/** The condition that leaves out every row, unless a source is among the requested ones. */
export const onlyWhere = (requested: boolean): SQL | undefined => (requested ? undefined : sql`false`)
