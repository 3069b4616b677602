import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { question } from './pool.ts'

/**
 * Questions that were found to be faulty: new papers do not contain them, and on older papers every answer to them
 * counts as right.
 */
export const withdrawnQuestion = pgTable('taken_out', {
  questionId: integer()
    .primaryKey()
    .references(() => question.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
