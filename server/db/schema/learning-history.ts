import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { learningStatus } from '#src/domain/enrolment/enrolment.ts'
import { course } from './course.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** A learner's former progress in a course that had to be learned again. */
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
    process: enumColumn(learningStatus).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.learnerId, table.courseId)],
)
