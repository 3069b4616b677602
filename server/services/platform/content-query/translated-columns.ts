import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type TextTable = PgTable & { id: PgColumn; language: PgColumn }
type Words<Table extends TextTable> = Omit<Table['$inferSelect'], 'id'>
/** The columns of a table alias. */
type Aliased = Readonly<Record<string, unknown>>

/**
 * Returns the columns of a text table for a select: each text in the requested language, or in English if the
 * translation is missing. `requested` and `english` are two aliases of the table.
 */
export function selectTranslatedColumns<Table extends TextTable>(
  table: Table,
  requested: object,
  english: object,
) {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'id')
  const word = (name: string) =>
    [name, sql`coalesce(${(requested as Aliased)[name]}, ${(english as Aliased)[name]})`] as const
  // The cast restores the types of the keys, which `fromEntries` loses: they are the table's columns.
  return Object.fromEntries(names.map(word)) as { [Name in keyof Words<Table>]: SQL<Words<Table>[Name]> }
}
