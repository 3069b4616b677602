import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { listOlderVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import type { CertificationEnrolmentRow } from './find-current-enrolment.ts'

/**
 * Returns the credits of each classroom of a certification that a learner has finished since the round began
 * (`begunAt`). Classrooms of older versions count too.
 */
export async function listClassroomCredits(
  db: Db,
  { learnerId, certificationId, begunAt }: CertificationEnrolmentRow,
): Promise<number[]> {
  const versionIds = [certificationId, ...(await listOlderVersionIds(db, certificationId))]
  const rows = await db
    .select({ credits: classroom.credits })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        eq(classroomEnrolment.status, 'finished'),
        gte(classroomEnrolment.createdAt, begunAt),
        inArray(classroom.certification, versionIds),
      ),
    )
  return rows.map(({ credits }) => credits)
}
