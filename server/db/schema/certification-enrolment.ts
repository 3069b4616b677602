import { boolean, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core'
import { childStatus } from '#src/domain/certification/child-status.ts'
import { certificationProgress } from '#src/domain/certification/progress.ts'
import { subscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { certification } from './certification.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** A learner's enrolment in a certification. A learner who has to learn everything again begins another round. */
export const certificationEnrolment = pgTable(
  'certification_enrolment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    certificationId: integer()
      .notNull()
      .references(() => certification.id),
    /** The number of the learner's round, from 1; only the highest counts. */
    round: integer().notNull(),
    progress: enumColumn(certificationProgress).notNull(),
    childStatus: enumColumn(childStatus).notNull(),
    emailNotification: enumColumn(subscriptionStatus).notNull(),
    /** The instant at which the credits were complete and the exam was opened. */
    creditsAt: timestamp({ withTimezone: true }),
    /** The id of the newer version that the learner was notified of; null if there was no such notification. */
    toldOf: integer(),
    /** Whether the learner, whose progress was moved into this version, is offered to begin the exam. */
    offersExam: boolean().notNull().default(false),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_certification_round').on(table.learnerId, table.certificationId, table.round),
    index().on(table.certificationId),
  ],
)
