import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns the text of the given columns by which a staff list is searched. The text is in lower case, with a space
 * before each value, so that the beginning of a word can be matched. A trigram index over the text finds words and
 * parts of words. Invariant: the index and the query use exactly the same expression, so both call this function.
 */
export const searchedText = (...columns: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => sql`' ' || coalesce(${column}, '')`),
    sql` || `,
  )})`

/** Returns the expression of a trigram index over a searched text. */
export const trigramExpression = (text: SQL): SQL => sql`(${text}) gin_trgm_ops`
