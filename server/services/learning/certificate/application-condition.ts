import { eq, type SQL, sql } from 'drizzle-orm'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'

/**
 * The condition that joins an application with the certification that it is for. The application for a renewal may be
 * for a newer version.
 */
export const isCertificationOfApplication: SQL = eq(
  certification.id,
  sql`coalesce(${certificateApplication.renewsInto}, ${certificationEnrolment.certificationId})`,
)
