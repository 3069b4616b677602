import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { ValueKind } from './cursor.ts'

/** The text of another table by which rows are found, such as the learner's name. */
export interface RelatedText {
  table: PgTable
  id: PgColumn
  idKind: Extract<ValueKind, 'number' | 'text'>
  /** The text, as in its trigram index. */
  text: SQL
  /** The column that refers to the other table. */
  refers: PgColumn
  /** The joining table, if that column does not belong to the source. */
  between?: {
    /**
     * Returns the condition on the source's rows from the condition on the column, for few matches in the
     * other table.
     */
    amongFew: (found: SQL) => SQL
    /** Returns the same condition, evaluated row by row in the order of the list, for many matches. */
    rowByRow: (found: SQL) => SQL
  }
}

/**
 * Loads rows by id and converts them. A row is unreadable if `show` throws or its result does not fit the
 * schema.
 */
export interface RowReader<Raw extends { id: number | string } = never> {
  load: (db: Db, ids: (number | string)[]) => Promise<Raw[]>
  show: (raw: Raw) => unknown
}

/** A table whose rows a list shows; a list of several sources merges them by its order. */
export interface ListSource {
  table: PgTable
  id: PgColumn
  idKind: Extract<ValueKind, 'number' | 'text'>
  /** The column of each sort order, by its name. */
  keys: Readonly<Record<string, PgColumn>>
  /**
   * The condition on the rows, filters included. Conditions that an index covers are written without
   * parameters.
   */
  where: SQL | undefined
  /** The text of the row itself by which it is found, as in its trigram index. */
  text?: SQL
  /** The condition on the rows that the text index covers; undefined if it covers all rows. */
  textWhere?: SQL
  related?: RelatedText
  /** Returns the condition for a query that names one row, or undefined; it replaces the search. */
  named?: (query: string) => SQL | undefined
  // A list has readers of several row types; each gets only rows that it has loaded.
  reader: RowReader
}

/** Returns the reader of a source; `show` accepts the rows that `load` returns. */
export const createRowReader = <Raw extends { id: number | string }>(reader: RowReader<Raw>): RowReader =>
  // The cast is safe: `show` gets only rows that the same reader's `load` returned.
  reader as unknown as RowReader
