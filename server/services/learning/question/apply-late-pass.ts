import type { Db } from '#server/db/client.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import type { AttemptRow } from '../exam/attempt-rows.ts'
import { completeTheoryExam } from '../exam/end-attempt.ts'

/** The statuses between where a failure left a learner and the exam, by which the table of moves leads back to it. */
const back: Partial<Record<CertificationProgress, readonly CertificationProgress[]>> = {
  enrol: ['learning', 'exam'],
  learning: ['exam'],
  exam: [],
}

/**
 * Moves the registration of a learner whose failed theory exam turned out to be a pass: what the failure took is given back,
 * also to those who have enrolled again since. Whether there was anything to move: nothing for those who are further.
 */
export async function applyLatePass(tx: Db, row: AttemptRow, now: number): Promise<boolean> {
  const registered = await currentEnrolment(tx, row.learnerId, row.targetId, true)
  if (registered?.childStatus !== 'registrationApproved') return false
  const way = back[registered.progress]
  if (!way) return false
  let progress = registered.progress
  for (const next of way) {
    await moveProgress(tx, { ...registered, progress }, next, now, {
      creditsAt: registered.creditsAt ?? new Date(now),
    })
    progress = next
  }
  await completeTheoryExam(tx, { ...row, round: registered.round }, true, now)
  return true
}
