import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { question } from './pool.ts'

/**
 * Questions that were found to be broken: no paper has them again, and on papers that have them they count as right for
 * everybody.
 */
export const withdrawnQuestion = pgTable('taken_out', {
  questionId: integer()
    .primaryKey()
    .references(() => question.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
