import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { practicalExamEnrolment as practicalExamEnrolmentWord } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'
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
    status: oneOf(practicalExamEnrolmentWord).notNull(),
    /** The https address of the record of practical work. */
    recordLink: text(),
    /** The password of that link, sealed: never kept in the clear. */
    sealedPassword: text(),
    /** The learner's allergies, kept only where the site orders food; deleted 30 days after the end. */
    allergies: text(),
    diet: text(),
    /** The score, 0 to 100, once it is graded. */
    score: integer(),
    /** Who graded it, by the name in the audit log, and when; null before, and where older code did. */
    gradedBy: text(),
    gradedAt: timestamp({ withTimezone: true }),
    /** How much the number of a calendar entry's version is above that of the content's edition, since the place was moved. */
    calendarShift: integer().notNull().default(0),
    /** When the organiser cancelled the date; null otherwise. The status is `notEnrolled` then, as servers of the release before know it. */
    cancelledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_practical_exam_enrolment').on(table.learnerId, table.practicalExamId),
    index().on(table.practicalExamId, table.status),
  ],
)
