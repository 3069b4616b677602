import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'

/** A learner's calendar subscription. Whoever knows its token reads the learner's dates; a new one replaces it. */
export const calendarFeed = pgTable('calendar_feed', {
  learnerId: integer()
    .primaryKey()
    .references(() => learner.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the token, by which the feed is found. */
  tokenHash: text().notNull().unique(),
  /** The token itself, sealed, for the learner to see it again. */
  sealedToken: text().notNull(),
  /** The folder of the site that the entries link to, and the code of the language that they are written in. */
  site: text().notNull(),
  language: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
