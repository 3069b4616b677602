import { pgTable, text } from 'drizzle-orm/pg-core'

/** What servers make of content and code when they start, and the code that made it last. */
export const preparedContent = pgTable('prepared', {
  what: text().primaryKey(),
  /** The version of the code, and what else it was made by. */
  by: text().notNull(),
})
