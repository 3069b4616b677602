import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'

/**
 * A learner's calendar subscription. Anyone with its token can read the learner's dates; a new token replaces the
 * old one.
 */
export const calendarFeed = pgTable('calendar_feed', {
  learnerId: integer()
    .primaryKey()
    .references(() => learner.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the token, by which the feed is found. */
  tokenHash: text().notNull().unique(),
  /** The token itself, encrypted, to show it to the learner again. */
  sealedToken: text().notNull(),
  /** The folder of the site that the calendar entries link to, and the code of the entries' language. */
  site: text().notNull(),
  language: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
