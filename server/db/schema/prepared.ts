import { pgTable, text } from 'drizzle-orm/pg-core'

/** The data that servers derive from content and code at a start, and the code that derived it last. */
export const preparedContent = pgTable('prepared', {
  what: text().primaryKey(),
  /** The version of the code and of other inputs. */
  by: text().notNull(),
})
