import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A file that is stored for a day: an upload until it is used, or a document that names other people. The id of an
 * upload can't be guessed.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    /** The key of the stored file. */
    key: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
)
