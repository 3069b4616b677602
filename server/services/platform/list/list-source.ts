import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { ValueKind } from './cursor.ts'

/** Text of another table by which rows are found, such as the learner's name. */
export interface RelatedText {
  table: PgTable
  id: PgColumn
  /** The text as its trigram index has it. */
  text: SQL
  /** The column that refers to the other table. */
  refers: PgColumn
  /** The table between, where that column is not one of the source. */
  between?: {
    /** The condition on the source's rows, given the one on the column: few rows of the other table are known. */
    amongFew: (found: SQL) => SQL
    /** The same, tried row by row: rows of the source are read in their order, and many of them fit. */
    rowByRow: (found: SQL) => SQL
  }
}

/** How rows are loaded by their ids, and shown. What `show` throws, or what it returns does not fit, makes the row an unreadable one. */
export interface RowReader<Raw extends { id: number | string } = never> {
  load: (db: Db, ids: (number | string)[]) => Promise<Raw[]>
  show: (raw: Raw) => unknown
}

/** A table whose rows a list shows; a list of several merges them by its order. */
export interface ListSource {
  table: PgTable
  id: PgColumn
  idKind: Extract<ValueKind, 'number' | 'text'>
  /** The column of each order, by the order's name. */
  keys: Readonly<Record<string, PgColumn>>
  /** The rows that the list shows, filters included. Conditions that an index has are written without parameters. */
  where: SQL | undefined
  /** The text of the row itself by which it is found, as its trigram index has it. */
  text?: SQL
  /** The rows that the index of the text has; undefined for all of the table's. */
  textWhere?: SQL
  related?: RelatedText
  /** The condition for text that names one row, in place of a search; undefined for other text. */
  named?: (query: string) => SQL | undefined
  // Readers of several row types stand in one list; each is given only rows that it has loaded.
  reader: RowReader
}

/** Makes the reader of a source: what it loads is what it shows. */
export const createRowReader = <Raw extends { id: number | string }>(reader: RowReader<Raw>): RowReader =>
  // `show` is called with what `load` of the same reader has returned, and nothing else.
  reader as unknown as RowReader
