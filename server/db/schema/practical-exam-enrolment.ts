import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { practicalExamEnrolmentStatus as practicalExamEnrolmentWord } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { practicalExam } from './practical-exam.ts'

/** A learner's enrolment in a date of a practical exam, with the record of the work and the score. */
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
    status: enumColumn(practicalExamEnrolmentWord).notNull(),
    /** The https URL of the record of practical work. */
    recordLink: text(),
    /** The password that opens `recordLink`, encrypted. */
    sealedPassword: text(),
    /**
     * The learner's allergies, stored only if the site orders food; deleted 30 days after the end of the exam date.
     */
    allergies: text(),
    diet: text(),
    /** The score from 0 to 100; null before the work is graded. */
    score: integer(),
    /**
     * The grader's name in the audit log, and the time of the grading. Null before the grading, and if an earlier
     * version of the portal graded the work.
     */
    gradedBy: text(),
    gradedAt: timestamp({ withTimezone: true }),
    /**
     * The number that is added to the edition of the content to get the version of the learner's calendar entry. A
     * move to another date increases it, because the entry stays in the learner's calendar and must get a higher
     * version.
     */
    calendarShift: integer().notNull().default(0),
    /**
     * The instant at which the organizer canceled the date; null otherwise. The status is then `notEnrolled`, which
     * servers with the previous version of the portal know.
     */
    cancelledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_practical_exam_enrolment').on(table.learnerId, table.practicalExamId),
    index().on(table.practicalExamId, table.status),
  ],
)
