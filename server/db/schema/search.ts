import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/**
 * The words of a language's contents in the form in which the search compares them. All forms of a word have the
 * same `stem`.
 */
export const searchWord = pgTable(
  'search_word',
  { language: text().notNull(), word: text().notNull(), stem: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index().on(table.language, table.stem),
    index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** The items that contain a word in a language; the more relevant the word, the greater its `weight`. */
export const searchPosting = pgTable(
  'search_posting',
  {
    /** A family of content, or "page" for the portal's own pages. */
    family: text().notNull(),
    id: integer().notNull(),
    language: text().notNull(),
    word: text().notNull(),
    weight: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word, table.family, table.id] }),
    index().on(table.family, table.id),
  ],
)
