import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { question } from './pool.ts'

/**
 * Questions that were found to be faulty. New exam papers do not contain them. On older exam papers every answer to
 * them counts as right.
 */
export const withdrawnQuestion = pgTable('taken_out', {
  questionId: integer()
    .primaryKey()
    .references(() => question.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
