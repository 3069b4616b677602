import { pgTable, text } from 'drizzle-orm/pg-core'

/** One row for each kind of data that servers derive from content and code when they start. */
export const derivedDataVersion = pgTable('prepared', {
  what: text().primaryKey(),
  /** The version of the code, and of the other inputs, that the data were last derived from. */
  by: text().notNull(),
})
