import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { ValueKind } from './cursor.ts'

/** A text of another table by which the search finds rows, such as the learner's name. */
export interface RelatedText {
  table: PgTable
  id: PgColumn
  idKind: Extract<ValueKind, 'number' | 'text'>
  /** The text of the other table, written as in the definition of its trigram index. */
  text: SQL
  /** The column that refers to the other table. */
  referringColumn: PgColumn
  /** The joining table, if the source itself has no column that refers to the other table. */
  joiningTable?: {
    /**
     * Returns the condition on the source's rows, given the condition on the referring column; used if few rows of
     * the other table match.
     */
    amongFew: (found: SQL) => SQL
    /**
     * Returns the condition on the source's rows in a form that PostgreSQL evaluates row by row in the order of the
     * list; used if many rows of the other table match.
     */
    rowByRow: (found: SQL) => SQL
  }
}

/**
 * Loads rows by id and converts them. A row is unreadable if `toListRow` throws, or if its result does not fit the
 * schema.
 */
export interface RowReader<Raw extends { id: number | string } = never> {
  load: (db: Db, ids: (number | string)[]) => Promise<Raw[]>
  toListRow: (raw: Raw) => unknown
}

/** A table whose rows are in a list. The rows of a list with several sources are merged by its sort order. */
export interface ListSource {
  table: PgTable
  id: PgColumn
  idKind: Extract<ValueKind, 'number' | 'text'>
  /** The column of each sort order; the key is the name of the order. */
  sortColumns: Readonly<Record<string, PgColumn>>
  /**
   * The condition on the rows, including filters. Conditions that a partial index covers have no parameters, so
   * that PostgreSQL can use the index.
   */
  where: SQL | undefined
  /** The text of the row by which the search finds the row, written as in the definition of its trigram index. */
  text?: SQL
  /** The condition on the rows that the text index covers; undefined if it covers all rows. */
  textWhere?: SQL
  relatedText?: RelatedText
  /**
   * Returns the condition for a search text that identifies one row, such as its number; it replaces the text
   * search. Undefined for any other text.
   */
  identifierCondition?: (query: string) => SQL | undefined
  // The reader has a general type because the sources of a list have different row types; each reader gets only
  // rows that it has loaded.
  reader: RowReader
}

/** Returns the reader of a source; `toListRow` can use the row type that `load` returns. */
export const createRowReader = <Raw extends { id: number | string }>(reader: RowReader<Raw>): RowReader =>
  // The cast is safe: `toListRow` gets only rows that the same reader's `load` returned.
  reader as unknown as RowReader
