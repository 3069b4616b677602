import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { Columns, RequireNone } from './lost-fields.ts'

export type Row = Record<string, unknown>

/** A row as a table takes it: nothing in it but columns. */
export type RowOf<Table extends PgTable> = { [column in Columns<Table>]?: unknown }
/** Rows that have a column for every field; other rows do not compile. */
type Kept<Given, Table extends PgTable> = readonly Given[] & RequireNone<Exclude<keyof Given, Columns<Table>>>

/** How many rows one statement writes: it may have 65,535 parameters at most. */
const rowsAtOnce = 500

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of a document that a table has columns for; the type `Lost` makes sure that no field is lost. */
export const toRow = <Table extends PgTable>(table: Table, fields: object): RowOf<Table> =>
  // `fromEntries` forgets which keys it was given: those of the table.
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((key) => [key, (fields as Row)[key] ?? null]),
  ) as RowOf<Table>

/** Adds rows, or overwrites those of the same id. */
export async function upsertRows<Table extends PgTable & { id: PgColumn }, Given extends object>(
  tx: Db,
  table: Table,
  rows: Kept<Given, Table>,
): Promise<void> {
  const set = Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((key) => key !== 'id')
      .map((key): [string, SQL] => [key, sql`excluded.${sql.identifier(columnName(key))}`]),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const insert = tx.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
    const conflict = { target: table.id, set: set as never }
    await (Object.keys(set).length > 0 ? insert.onConflictDoUpdate(conflict) : insert.onConflictDoNothing())
  }
}

/** Deletes all rows that belong to `ids` by the column `of`, and adds rows in their place. */
export async function replaceRows<Table extends PgTable, Given extends object>(
  tx: Db,
  table: Table,
  of: PgColumn,
  ids: readonly number[],
  rows: Kept<Given, Table>,
): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(of, [...ids]))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
}
