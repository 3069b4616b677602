import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Keywords without results: how often each was searched in a language of a site, and on which day last. No visitor is known. */
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
