import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A file that is kept for a day: an uploaded one until something uses it, or a document that names others.
 * The id of an uploaded file can't be guessed.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    /** The key of the stored file. */
    key: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
)
