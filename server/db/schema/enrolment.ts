import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { course } from './course.ts'
import { learner } from './learner.ts'

/** A learner's registration in a course: one row for ever, its status moves. */
export const enrolment = pgTable(
  'enrolment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    status: text({ enum: ['notEnrolled', 'notAudited', 'audited'] }).notNull(),
    process: text({ enum: ['notStarted', 'learning', 'learned', 'passed', 'failed'] }).notNull(),
    emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] }).notNull(),
    /** Carried over from the course that this one replaces: it counts as watched whole. */
    carriedOver: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('one_enrolment').on(table.learnerId, table.courseId), index().on(table.courseId)],
)
