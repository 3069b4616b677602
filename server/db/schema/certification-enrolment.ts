import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'
import { learner } from './learner.ts'

/** A learner's registration in a certification. Who has to learn everything again begins another round. */
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
    /** Counts from 1; the highest is the one that counts, the others are history. */
    round: integer().notNull(),
    progress: text({
      enum: ['enrol', 'learning', 'exam', 'practicalExam', 'apply', 'finish', 'approved'],
    }).notNull(),
    childStatus: text({
      enum: ['underReview', 'registrationFailed', 'registrationApproved', 'closed'],
    }).notNull(),
    emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] }).notNull(),
    /** When the credits were complete, and with them the exam open. */
    creditsAt: timestamp({ withTimezone: true }),
    /** The newer release that the learner was told of, if any. */
    toldOf: integer(),
    /** Whether to ask, after an update to this release, if the exam shall begin. */
    offersExam: boolean().notNull().default(false),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_certification_round').on(table.learnerId, table.certificationId, table.round),
    index().on(table.certificationId),
  ],
)
