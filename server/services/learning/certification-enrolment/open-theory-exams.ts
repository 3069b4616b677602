import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationCourse } from '#server/db/schema/certification.ts'
import { canBeginExam } from '#src/domain/certification/credits.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'
import { listClassroomCredits } from './list-classroom-credits.ts'
import { listCourseCredits } from './list-course-credits.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

/**
 * Opens the theory exam of each certification that contains a course, if the learner's credits are complete. Call
 * it after the course is completed.
 */
export async function openTheoryExams(
  tx: Db,
  learnerId: number,
  courseId: number,
  now: number,
): Promise<void> {
  const rows = await tx
    .select({ id: certification.id, kind: certification.kind })
    .from(certificationCourse)
    .innerJoin(certification, eq(certification.id, certificationCourse.certificationId))
    .where(eq(certificationCourse.courseId, courseId))
    .orderBy(certification.id)
  for (const { id, kind } of rows) await openTheoryExam(tx, learnerId, { id, kind }, now)
}

/**
 * Opens the theory exam of one certification if the learner's progress is `learning` and the credits are complete.
 */
export async function openTheoryExam(
  tx: Db,
  learnerId: number,
  certificationRow: Pick<typeof certification.$inferSelect, 'id' | 'kind'>,
  now: number,
): Promise<void> {
  const row = await findCurrentEnrolment(tx, learnerId, certificationRow.id, true)
  if (row?.progress !== 'learning' || row.childStatus !== 'registrationApproved') return
  const courses = await listCourseCredits(tx, learnerId, certificationRow.id)
  if (!canBeginExam(certificationRow.kind, courses, await listClassroomCredits(tx, row))) return
  await updateCertificationProgress(tx, row, 'exam', now, { creditsAt: new Date(now) })
}

/** Returns the id and kind of a certification, and whether it has a practical exam; undefined for an unknown id. */
export async function findCertificationKind(db: Db, id: number) {
  const [row] = await db
    .select({ id: certification.id, kind: certification.kind, practicalExam: certification.practicalExam })
    .from(certification)
    .where(and(eq(certification.id, id)))
  return row
}
