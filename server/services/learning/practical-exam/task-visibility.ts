import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { canSeeTask } from '#src/domain/practical-exam/task-panel.ts'

/**
 * Returns a function that returns whether a learner sees the task of the practical exam, given the certification's
 * id and the learner's progress in it. Specification 1, section 4: practical exam task panel.
 */
export async function loadTaskVisibility(
  db: Db,
  learnerId: number,
  certificationIds: readonly number[],
): Promise<(certificationId: number, progress: CertificationProgress | null) => boolean> {
  if (certificationIds.length === 0) return () => false
  const ids = [...new Set(certificationIds)]
  const tasks = await db
    .select({
      ...{ id: certification.id, showsTask: certification.showTask },
      needsRecord: certification.needRecord,
    })
    .from(certification)
    .where(inArray(certification.id, ids))
  const enrolments = await db
    .select({ id: practicalExam.certification, status: practicalExamEnrolment.status })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .where(and(eq(practicalExamEnrolment.learnerId, learnerId), inArray(practicalExam.certification, ids)))
  return (certificationId, progress) => {
    const task = tasks.find(({ id }) => id === certificationId)
    const statuses = enrolments.flatMap(({ id, status }) => (id === certificationId ? [status] : []))
    return !!task && canSeeTask({ ...task, status: progress ?? 'enrol' }, statuses)
  }
}
