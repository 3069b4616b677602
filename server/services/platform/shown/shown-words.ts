import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type TextTable = PgTable & { id: PgColumn; language: PgColumn }
type Words<Table extends TextTable> = Omit<Table['$inferSelect'], 'id'>
/** The columns of a table that is named twice in one question. */
type Aliased = Readonly<Record<string, unknown>>

/**
 * What is shown of a table of texts: each text in the language that was asked for, or in English where that is missing.
 * `asked` and `english` are two aliases of the table.
 */
export function shownWords<Table extends TextTable>(table: Table, asked: object, english: object) {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'id')
  const word = (name: string) =>
    [name, sql`coalesce(${(asked as Aliased)[name]}, ${(english as Aliased)[name]})`] as const
  // `fromEntries` forgets which names it was given: those of the table's columns.
  return Object.fromEntries(names.map(word)) as { [Name in keyof Words<Table>]: SQL<Words<Table>[Name]> }
}
