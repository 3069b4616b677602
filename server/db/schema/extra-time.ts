import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'

/**
 * The extra time of learners in exams, in percent of the usual time. The reason for the extra time is private and
 * not stored.
 */
export const extraTime = pgTable('extra_time', {
  learnerId: integer()
    .primaryKey()
    .references(() => learner.id, { onDelete: 'cascade' }),
  percent: integer().notNull(),
  decidedBy: text().notNull(),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
})
