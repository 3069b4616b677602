import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { certificateApplicationState as certificateApplicationWord } from '#src/domain/certificate/certificate-application-state.ts'
import { certification } from './certification.ts'
import { certificationEnrolment } from './certification-enrolment.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** An application for a certificate, and the operator who decided it. */
export const certificateApplication = pgTable(
  'certificate_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer()
      .notNull()
      .references(() => certificationEnrolment.id),
    state: enumColumn(certificateApplicationWord).notNull(),
    showCompany: boolean().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** The reason for a rejection, which the learner reads. */
    reason: text(),
    /**
     * The id of the certificate to renew, and the id of the certification version that the new certificate is for.
     * Both are null for a first certificate.
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

/** An issued certificate. Its dates determine whether it is valid, about to expire or expired. */
export const certificate = pgTable(
  'certificate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The printed number, by which the certificate is verified. */
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
     * The holder's name as of the issue or the last reissue; empty after the account was deleted. Null if a server
     * with the previous version of the portal issued the certificate: the learner's current name is then used.
     */
    holderName: text(),
    reissuedAt: timestamp({ withTimezone: true }),
    /** The id of the certificate that has replaced this one; null if there is none. */
    renewedBy: integer().references((): AnyPgColumn => certificate.id),
    showCompany: boolean().notNull().default(false),
    /** The certificate's index in the published status list; null until a badge of the certificate is created. */
    statusIndex: integer().unique(),
    /** The instant of the revocation, the operator who revoked the certificate, and the reason. */
    revokedAt: timestamp({ withTimezone: true }),
    revokedBy: text(),
    /**
     * The number of the account of the operator who revoked the certificate, because the operator's address may
     * change.
     */
    revokedById: integer(),
    revokedReason: text(),
    /** The expiry date that the certificate had before it was revoked. */
    endBeforeRevocation: timestamp({ withTimezone: true }),
    /** Whether the holder is named in queries for a company's certificates. */
    publicName: boolean().notNull().default(false),
    /**
     * The instants at which the holder acknowledged the congratulation and the reminder that the certificate ends.
     */
    congratulatedAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId, table.certificationId)],
)
