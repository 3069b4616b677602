import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { certificateApplication as certificateApplicationWord } from '#src/domain/certificate/certificate-application.ts'
import { certification } from './certification.ts'
import { certificationEnrolment } from './certification-enrolment.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'

/** An application for a certificate, and the operator who decided it. */
export const certificateApplication = pgTable(
  'certificate_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer()
      .notNull()
      .references(() => certificationEnrolment.id),
    state: oneOf(certificateApplicationWord).notNull(),
    showCompany: boolean().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** The reason for a rejection, for the learner. */
    reason: text(),
    /**
     * The id of the certificate to renew, then that of the release of the new one; null for a first
     * certificate.
     */
    renews: integer().references((): AnyPgColumn => certificate.id),
    renewsInto: integer().references(() => certification.id),
  },
  (table) => [
    index().on(table.enrolmentId),
    index().on(table.state),
    index('applications_waiting').on(table.appliedAt, table.id).where(sql`${table.state} = 'underReview'`),
    index('first_applications_waiting')
      .on(table.appliedAt, table.id)
      .where(sql`${table.state} = 'underReview' and ${table.renews} is null`),
    index('renewals_waiting')
      .on(table.appliedAt, table.id)
      .where(sql`${table.state} = 'underReview' and ${table.renews} is not null`),
  ],
)

/** A certificate that was issued. Its dates say whether it is valid, about to expire or expired. */
export const certificate = pgTable(
  'certificate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The number that stands on it, and that it is verified by. */
    number: text().notNull().unique(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    certificationId: integer()
      .notNull()
      .references(() => certification.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /**
     * The holder's name as of the issue or the last reissue; empty once the account is deleted. Null where a
     * server of the previous release issued it: then the learner's name counts.
     */
    holderName: text(),
    reissuedAt: timestamp({ withTimezone: true }),
    /** The certificate that has taken its place. */
    renewedBy: integer().references((): AnyPgColumn => certificate.id),
    showCompany: boolean().notNull().default(false),
    /** Its entry in the published list of states, once a badge was made of it. */
    statusIndex: integer().unique(),
    /** When, by whom and why it was revoked. */
    revokedAt: timestamp({ withTimezone: true }),
    revokedBy: text(),
    /** The number of the account of whoever revoked it: its address may change. */
    revokedById: integer(),
    revokedReason: text(),
    /** The end that the certificate had before it was revoked. */
    endBeforeRevocation: timestamp({ withTimezone: true }),
    /** Whether the holder is named where a company's certificates are asked for. */
    publicName: boolean().notNull().default(false),
    /** The instants at which the holder acknowledged the congratulation, and the reminder of its end. */
    congratulatedAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId, table.certificationId)],
)
