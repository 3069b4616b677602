import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { examFocusType } from '#src/domain/exam/focus.ts'
import { attempt } from './attempt.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** The events of a learner who leaves the window of an exam or returns to it. These events never block an exam. */
export const focusEvent = pgTable(
  'focus_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    type: enumColumn(examFocusType).notNull(),
    /** The instant of the event, by the browser's clock. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.attemptId)],
)
