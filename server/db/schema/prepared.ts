import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The data that servers derive from content and code when they start, and the version of the code that derived the
 * data last.
 */
export const preparedContent = pgTable('prepared', {
  what: text().primaryKey(),
  /** The version of the code and of other inputs. */
  by: text().notNull(),
})
