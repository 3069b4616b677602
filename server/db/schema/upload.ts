import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A file that is kept for a day: what somebody sent and nothing uses yet, until it is taken into use; a document that names
 * others. The id of what was sent can't be guessed.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    /** Of the stored file. */
    key: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
)
