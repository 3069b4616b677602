import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A code that a person reads from a picture, or hears, to show that they are one. Kept as a hash, and deleted
 * once it was tried.
 */
export const validationCode = pgTable(
  'validation_code',
  {
    id: text().primaryKey(),
    codeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
