import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'

export type Row = Record<string, unknown>

/** Under the 65,535 parameters that one statement may have. */
const rowsAtOnce = 500

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of a document that a table has columns for. */
export const rowFor = (table: PgTable, fields: object): Row =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [key, (fields as Row)[key] ?? null]))

/** Adds rows, or overwrites those of the same id. */
export async function upsertRows(
  tx: Db,
  table: PgTable & { id: PgColumn },
  rows: readonly Row[],
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

/** Puts rows in the place of all that belong to `ids` by the column `of`. */
export async function replaceRows(
  tx: Db,
  table: PgTable,
  of: PgColumn,
  ids: readonly number[],
  rows: readonly Row[],
): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(of, [...ids]))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
}
