import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'
import { certificationEnrolment } from './certification-enrolment.ts'
import { learner } from './learner.ts'

/** An application for a certificate, and who decided it. */
export const certificateApplication = pgTable(
  'certificate_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer()
      .notNull()
      .references(() => certificationEnrolment.id),
    state: text({ enum: ['underReview', 'approved', 'rejected'] }).notNull(),
    showCompany: boolean().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** Why it was rejected, for the learner. */
    reason: text(),
    /** The certificate that it asks to renew, and the release that the new one is of; null for a first certificate. */
    renews: integer().references((): AnyPgColumn => certificate.id),
    renewsInto: integer().references(() => certification.id),
  },
  (table) => [index().on(table.enrolmentId), index().on(table.state)],
)

/** A certificate that was issued. Whether it is valid, about to expire or expired, its dates say. */
export const certificate = pgTable(
  'certificate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What stands on it, and what it is verified by. */
    number: text().notNull().unique(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    certificationId: integer()
      .notNull()
      .references(() => certification.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    showCompany: boolean().notNull().default(false),
    /** Whether the holder is named where a company's certificates are asked for. */
    publicName: boolean().notNull().default(false),
    /** When the holder acknowledged the congratulation, and the reminder of its end. */
    congratulatedAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId, table.certificationId)],
)
