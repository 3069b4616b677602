import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The sites that were rolled back and show one release until the hold is released, for all servers and publishers.
 */
export const siteHold = pgTable('site_hold', {
  /** The folder of the site. */
  site: text().primaryKey(),
  release: text().notNull(),
  editor: text().notNull(),
  reason: text().notNull(),
  heldAt: timestamp({ withTimezone: true }).notNull(),
})
