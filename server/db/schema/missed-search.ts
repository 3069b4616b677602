import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Keywords without results: how often each was searched in a language of a site, and the last day on which it was
 * searched. Visitors are not recorded.
 */
export const missedSearch = pgTable(
  'missed_search',
  {
    /** The folder of the site. */
    site: text().notNull(),
    language: text().notNull(),
    keyword: text().notNull(),
    count: integer().notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.language, table.keyword] })],
)
