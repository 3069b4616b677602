import type { Db } from '#server/db/client.ts'
import { mayProgress } from '#src/domain/certification/progress.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { deleteCertificationNotes } from '../note/purge-notes.ts'
import { resetProgramme } from '../practice/reset-practice.ts'
import { currentEnrolment } from './current-enrolment.ts'
import { moveProgress } from './move-progress.ts'
import { lockRegistrations, resetLearning } from './register-courses.ts'

/**
 * Clears what a learner has learned for a certification and keeps it as history; what was practised for
 * its programme, and notes on its courses, are forgotten. Refused as `notFound`
 * without a registration, and as `forbidden` once the exams are passed: what was learned is not the learner's
 * alone any more.
 */
export async function clearLearning(
  db: Db,
  of: { learnerId: number; certificationId: number; now: number },
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    await lockRegistrations(tx, of.learnerId)
    const registered = await currentEnrolment(tx, of.learnerId, of.certificationId, true)
    if (!registered) return refuse('notFound')
    const cleared = registered.progress === 'enrol'
    if (!cleared && (registered.progress === 'approved' || !mayProgress(registered.progress, 'enrol')))
      return refuse('forbidden')
    if (!cleared) await moveProgress(tx, registered, 'enrol', of.now)
    await resetLearning(tx, of)
    await resetProgramme(tx, of)
    await deleteCertificationNotes(tx, of)
    return true
  })
}
