import { eq, type SQL, sql } from 'drizzle-orm'
import { certificateApplication } from '../../db/schema/certificate.ts'
import { certification } from '../../db/schema/certification.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'

/** For a join: the certification that an application is for, which for a renewal may be a newer release. */
export const ofApplication: SQL = eq(
  certification.id,
  sql`coalesce(${certificateApplication.renewsInto}, ${certificationEnrolment.certificationId})`,
)
