import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core'
import { learningStatus, registrationStatus, subscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { course } from './course.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** A learner's enrolment in a course: always one row, whose status changes. */
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
    status: enumColumn(registrationStatus).notNull(),
    process: enumColumn(learningStatus).notNull(),
    emailNotification: enumColumn(subscriptionStatus).notNull(),
    /**
     * Whether the course was carried over from the course that it replaces; a carried-over course counts as fully
     * watched.
     */
    carriedOver: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_enrolment').on(table.learnerId, table.courseId),
    index().on(table.courseId),
    index('enrolments_waiting').on(table.changedAt, table.id).where(sql`${table.status} = 'notAudited'`),
    index('enrolments_waiting_by_course')
      .on(table.courseId, table.changedAt, table.id)
      .where(sql`${table.status} = 'notAudited'`),
  ],
)
