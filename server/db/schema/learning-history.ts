import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { course } from './course.ts'
import { learner } from './learner.ts'

/** How far a learner was in a course before it had to be learned again. */
export const learningHistory = pgTable(
  'learning_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    process: text({ enum: ['notStarted', 'learning', 'learned', 'passed', 'failed'] }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.learnerId, table.courseId)],
)
