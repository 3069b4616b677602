import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { classroom } from './classroom.ts'
import { learner } from './learner.ts'

/** A learner in a classroom: one row for both, whatever becomes of it. */
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
    status: text({
      enum: [
        'notEnrolled',
        'pending',
        'enrolled',
        'left',
        'checkedIn',
        'absent',
        'finished',
        'expired',
        'cancelled',
        'waitlisted',
      ],
    }).notNull(),
    /** Since when the learner waits for a seat: who waits longest is next. Null for those who don't wait. */
    waitingSince: timestamp({ withTimezone: true }),
    /** Until when a seat that costs something is held unpaid; null where nothing is to be paid, or was. */
    payBy: timestamp({ withTimezone: true }),
    /** Kept only where food is ordered; deleted 30 days after the end. */
    allergies: text(),
    diet: text(),
    emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] }).notNull(),
    checkedInAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_classroom_enrolment').on(table.learnerId, table.classroomId),
    index().on(table.classroomId, table.status),
  ],
)
