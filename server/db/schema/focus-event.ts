import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { attempt } from './attempt.ts'
import { learner } from './learner.ts'

/** That a learner left or came back to an exam's window. It is kept, and never blocks an exam. */
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
    type: text({ enum: ['blur', 'focus', 'hidden', 'visible', 'fullscreen', 'windowed'] }).notNull(),
    /** By the browser's clock. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.attemptId)],
)
