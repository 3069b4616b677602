import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { classroomEnrolment as classroomEnrolmentWord } from '#src/domain/classroom/classroom-enrolment.ts'
import { emailNotification } from '#src/domain/enrolment/enrolment.ts'
import { classroom } from './classroom.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'

/** A learner's enrolment in a classroom: one row for both, whatever becomes of it. */
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
    status: oneOf(classroomEnrolmentWord).notNull(),
    /**
     * The instant since which the learner waits for a seat: the longest wait is next. Null for learners who
     * don't wait.
     */
    waitingSince: timestamp({ withTimezone: true }),
    /**
     * The instant until which a seat that costs something is held unpaid; null where nothing is to be paid,
     * or it was.
     */
    payBy: timestamp({ withTimezone: true }),
    /** The learner's allergies, kept only where the site orders food; deleted 30 days after the end. */
    allergies: text(),
    diet: text(),
    emailNotification: oneOf(emailNotification).notNull(),
    /**
     * How far the versions of the calendar entry are ahead of the content's editions: a move to another date
     * keeps the entry, as its next version.
     */
    calendarShift: integer().notNull().default(0),
    /**
     * The learner's name when the training was finished, which the certificate of attendance carries; empty
     * once the account is deleted.
     */
    holderName: text(),
    checkedInAt: timestamp({ withTimezone: true }),
    /** Who checked the learner in or corrected it, by the name in the audit log; null for learners who did it themselves. */
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
