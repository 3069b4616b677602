import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { classroomEnrolmentStatus as classroomEnrolmentWord } from '#src/domain/classroom/classroom-enrolment.ts'
import { subscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { classroom } from './classroom.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** A learner's enrolment in a classroom: always one row, whose status changes. */
export const classroomEnrolment = pgTable(
  'classroom_enrolment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    classroomId: integer()
      .notNull()
      .references(() => classroom.id),
    status: enumColumn(classroomEnrolmentWord).notNull(),
    /**
     * The instant since which the learner has been waiting for a seat: the learner with the longest wait is next.
     * Null for learners who do not wait.
     */
    waitingSince: timestamp({ withTimezone: true }),
    /** The instant until which an unpaid seat is held; null if there is nothing to pay, or the seat was paid. */
    payBy: timestamp({ withTimezone: true }),
    /**
     * The learner's allergies, stored only if the site orders food; deleted 30 days after the end of the training.
     */
    allergies: text(),
    diet: text(),
    emailNotification: enumColumn(subscriptionStatus).notNull(),
    /**
     * The number that is added to the edition of the content to get the version of the learner's calendar entry. A
     * move to another date increases it, because the entry stays in the learner's calendar and must get a higher
     * version.
     */
    calendarShift: integer().notNull().default(0),
    /**
     * The learner's name when the training was completed, which the certificate of attendance shows; empty after
     * the account was deleted.
     */
    holderName: text(),
    checkedInAt: timestamp({ withTimezone: true }),
    /**
     * The operator who checked the learner in, or corrected the attendance, by the name in the audit log; null if
     * the learner checked in.
     */
    checkedInBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_classroom_enrolment').on(table.learnerId, table.classroomId),
    index().on(table.classroomId, table.status),
    index('classroom_enrolments_waiting')
      .on(table.changedAt, table.id)
      .where(sql`${table.status} = 'pending' and ${table.payBy} is null`),
    index('classroom_enrolments_waiting_by_classroom')
      .on(table.classroomId, table.changedAt, table.id)
      .where(sql`${table.status} = 'pending' and ${table.payBy} is null`),
  ],
)
