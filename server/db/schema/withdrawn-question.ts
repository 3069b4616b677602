import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { question } from './pool.ts'

/** Questions that were found to be broken: new papers do not contain them, and on older papers they count as right for everybody. */
export const withdrawnQuestion = pgTable('taken_out', {
  questionId: integer()
    .primaryKey()
    .references(() => question.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
