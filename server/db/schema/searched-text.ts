import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns the text of the given columns by which a staff list is searched: in lower case, each value after a space,
 * so that the beginning of a word can be matched. Its trigram index finds words and parts of words. Invariant: a
 * query repeats the index's expression exactly, so both call this function.
 */
export const searchedText = (...columns: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => sql`' ' || coalesce(${column}, '')`),
    sql` || `,
  )})`

/** Returns the expression of a trigram index over a searched text. */
export const trigramExpression = (text: SQL): SQL => sql`(${text}) gin_trgm_ops`
