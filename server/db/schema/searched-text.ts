import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The text of some columns by which a staff list finds a row: in lower case, each value after a space, so that the beginning of a word
 * can be told. A trigram index of it finds words and parts of words. Invariant: a query repeats the index's expression to the letter,
 * so both call this.
 */
export const searchedText = (...columns: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => sql`' ' || coalesce(${column}, '')`),
    sql` || `,
  )})`

/** How an index has a searched text. */
export const trigrams = (text: SQL): SQL => sql`(${text}) gin_trgm_ops`
