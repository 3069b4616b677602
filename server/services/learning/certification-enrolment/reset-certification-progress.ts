import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { canChangeCertificationProgress } from '#src/domain/certification/progress.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { deleteCertificationNotes } from '../note/purge-notes.ts'
import { resetProgrammePractice } from '../practice/reset-practice.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'
import { lockCourseRegistrations, resetCourseProgress } from './register-courses.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

/**
 * Resets a learner's progress in a certification and stores it as history. Deletes the practice for its program and
 * the notes on its courses. Refused as `notFound` without a registration; and as `forbidden` during the theory exam
 * and once the exams are passed, since other parties rely on the result.
 */
export async function resetCertificationProgress(
  db: Db,
  input: { learnerId: number; certificationId: number; now: number },
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    await lockCourseRegistrations(tx, input.learnerId)
    const enrolment = await findCurrentEnrolment(tx, input.learnerId, input.certificationId, true)
    if (!enrolment) return refuse('notFound')
    const isCleared = enrolment.progress === 'enrol'
    if (
      !isCleared &&
      (enrolment.progress === 'approved' || !canChangeCertificationProgress(enrolment.progress, 'enrol'))
    )
      return refuse('forbidden')
    if ((await countOpenExams(tx, input)) > 0) return refuse('forbidden')
    if (!isCleared) await updateCertificationProgress(tx, enrolment, 'enrol', input.now)
    await resetCourseProgress(tx, input)
    await resetProgrammePractice(tx, input)
    await deleteCertificationNotes(tx, input)
    return true
  })
}

/**
 * Counts the open attempts at the theory exam without locking them. A lock could cause a deadlock, because the end
 * of an exam locks the attempt before the registration.
 */
const countOpenExams = (
  tx: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<number> =>
  tx.$count(
    attempt,
    and(
      eq(attempt.learnerId, learnerId),
      eq(attempt.exam, 'theory'),
      eq(attempt.targetId, certificationId),
      eq(attempt.state, 'open'),
    ),
  )
