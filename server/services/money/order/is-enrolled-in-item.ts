import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { findCurrentEnrolment } from '#server/services/learning/certification-enrolment/find-current-enrolment.ts'
import { findExamEnrolment } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/** Returns whether a learner is enrolled in an item with nothing left to pay. */
export async function isEnrolledInItem(
  db: Db,
  learnerId: number,
  { kind, id }: OrderTarget,
): Promise<boolean> {
  if (kind === 'certification') {
    const enrolment = await findCurrentEnrolment(db, learnerId, id)
    return enrolment !== undefined && enrolment.progress !== 'enrol'
  }
  if (kind === 'practicalExam') {
    const row = await findExamEnrolment(db, learnerId, id)
    return row !== undefined && !['notEnrolled', 'pending'].includes(row.status)
  }
  const [row] = await db
    .select({ status: classroomEnrolment.status, payBy: classroomEnrolment.payBy })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, id)))
  const activeStatuses = ['pending', 'enrolled', 'checkedIn', 'absent', 'finished']
  return row !== undefined && row.payBy === null && activeStatuses.includes(row.status)
}
