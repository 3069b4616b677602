import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'
import { practicalExam } from './practical-exam.ts'

/** A learner at one date of a practical exam, with the record of the work and the score. */
export const practicalExamEnrolment = pgTable(
  'practical_exam_enrolment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    practicalExamId: integer()
      .notNull()
      .references(() => practicalExam.id),
    status: text({
      enum: ['notEnrolled', 'pending', 'enrolled', 'passed', 'failed', 'absent'],
    }).notNull(),
    /** Where the record of the work lies; https. */
    recordLink: text(),
    /** The password of that link, sealed: never kept in the clear. */
    sealedPassword: text(),
    /** Kept only where food is ordered; deleted 30 days after the end. */
    allergies: text(),
    diet: text(),
    /** 0 to 100 once it is graded. */
    score: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_practical_exam_enrolment').on(table.learnerId, table.practicalExamId),
    index().on(table.practicalExamId, table.status),
  ],
)
