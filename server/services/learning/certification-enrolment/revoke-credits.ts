import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { listNewerVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import { canBeginExam } from '#src/domain/certification/credits.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type CertificationEnrolmentRow, findCurrentEnrolment } from './find-current-enrolment.ts'
import { listClassroomCredits } from './list-classroom-credits.ts'
import { listCourseCredits } from './list-course-credits.ts'
import { findCertificationKind } from './open-theory-exams.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

interface AttendanceCredits {
  learnerId: number
  /** The certification of the classroom, and the credits for attending it. */
  certification: number
  credits: number
}

/**
 * Revokes the credits of a classroom that a learner did not attend; call it before the classroom enrolment is
 * corrected. If the remaining credits are too few, the theory exam closes again. Refused as `forbidden` if the
 * learner has already begun the exam. Locks the registrations.
 */
export async function revokeCredits(
  tx: Db,
  attendance: AttendanceCredits,
  now: number,
): Promise<true | RefusedResult> {
  const versionIds = [attendance.certification, ...(await listNewerVersionIds(tx, attendance.certification))]
  const closing: CertificationEnrolmentRow[] = []
  for (const versionId of versionIds.toSorted((a, b) => a - b)) {
    const row = await findCurrentEnrolment(tx, attendance.learnerId, versionId, true)
    if (!row || row.progress === 'enrol' || row.progress === 'learning') continue
    if (await areCreditsSufficient(tx, row, attendance)) continue
    if (row.progress !== 'exam' || (await hasAttempt(tx, row)))
      return refuse('forbidden', { reason: 'creditsUsed' })
    closing.push(row)
  }
  for (const row of closing) await updateCertificationProgress(tx, row, 'learning', now, { creditsAt: null })
  return true
}

/** Returns whether the credits are enough to open the exam if the credits of the classroom are left out. */
async function areCreditsSufficient(
  tx: Db,
  row: CertificationEnrolmentRow,
  { credits }: AttendanceCredits,
): Promise<boolean> {
  const certificationRow = await findCertificationKind(tx, row.certificationId)
  if (!certificationRow) return true
  const credited = await listClassroomCredits(tx, row)
  const remaining = credited.toSpliced(credited.indexOf(credits), credited.includes(credits) ? 1 : 0)
  return canBeginExam(
    certificationRow.kind,
    await listCourseCredits(tx, row.learnerId, certificationRow.id),
    remaining,
  )
}

async function hasAttempt(tx: Db, row: CertificationEnrolmentRow): Promise<boolean> {
  const { learnerId, exam, targetId, round } = attempt
  const isInRound = and(eq(learnerId, row.learnerId), eq(targetId, row.certificationId), eq(round, row.round))
  const [a] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(exam, 'theory'), isInRound))
    .limit(1)
  return a !== undefined
}
