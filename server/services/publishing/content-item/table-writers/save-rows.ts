import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { ColumnName, RequireNoLostFields } from './lost-fields.ts'

export type TableRow = Record<string, unknown>

/** A row of a table, with columns only. */
export type RowOf<Table extends PgTable> = { [column in ColumnName<Table>]?: unknown }
/** Rows of which every field has a column; other rows do not compile. */
type StorableRows<Given, Table extends PgTable> = readonly Given[] &
  RequireNoLostFields<Exclude<keyof Given, ColumnName<Table>>>

/** The maximum number of rows per statement, which is limited to 65,535 parameters. */
const rowsAtOnce = 500

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Returns the fields of a document for which the table has columns; the type `LostFields` ensures that no field is
 * lost.
 */
export const toRow = <Table extends PgTable>(table: Table, fields: object): RowOf<Table> =>
  // The cast restores the types of the keys, which `fromEntries` loses: they are the table's columns.
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((key) => [key, (fields as TableRow)[key] ?? null]),
  ) as RowOf<Table>

/** Inserts rows, or overwrites rows with the same id. */
export async function upsertRows<Table extends PgTable & { id: PgColumn }, Given extends object>(
  tx: Db,
  table: Table,
  rows: StorableRows<Given, Table>,
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

/** Deletes all rows whose `ownerColumn` is one of `ids`, and inserts the new rows. */
export async function replaceRows<Table extends PgTable, Given extends object>(
  tx: Db,
  table: Table,
  ownerColumn: PgColumn,
  ids: readonly number[],
  rows: StorableRows<Given, Table>,
): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(ownerColumn, [...ids]))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
}
