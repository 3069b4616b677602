import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { newerReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import { trainingReached } from '#src/domain/certification/credits.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { classroomCredits } from './classroom-credits.ts'
import { courseCredits } from './course-credits.ts'
import { type CertificationEnrolmentRow, currentEnrolment } from './current-enrolment.ts'
import { moveProgress } from './move-progress.ts'

import { certificationKindOf } from './recalculate-credits.ts'

interface Attended {
  learnerId: number
  /** The certification of the classroom, and the credits that attending it brought. */
  certification: number
  credits: number
}

/**
 * Takes back the credits of a classroom that somebody did not attend: call it before its enrolment is corrected. Where they no longer
 * suffice the exam closes again; refused as `forbidden` once that was begun. Locks the registrations.
 */
export async function revokeCredits(tx: Db, attended: Attended, now: number): Promise<true | RefusedResult> {
  const releases = [attended.certification, ...(await newerReleases(tx, attended.certification))]
  const closing: CertificationEnrolmentRow[] = []
  for (const release of releases.toSorted((one, other) => one - other)) {
    const row = await currentEnrolment(tx, attended.learnerId, release, true)
    if (!row || row.progress === 'enrol' || row.progress === 'learning') continue
    if (await suffices(tx, row, attended)) continue
    if (row.progress !== 'exam' || (await hasAttempt(tx, row)))
      return refuse('forbidden', { reason: 'creditsUsed' })
    closing.push(row)
  }
  for (const row of closing) await moveProgress(tx, row, 'learning', now, { creditsAt: null })
  return true
}

/** Whether the credits open the exam without those of the classroom. */
async function suffices(tx: Db, row: CertificationEnrolmentRow, { credits }: Attended): Promise<boolean> {
  const of = await certificationKindOf(tx, row.certificationId)
  if (!of) return true
  const all = await classroomCredits(tx, row)
  const left = all.toSpliced(all.indexOf(credits), all.includes(credits) ? 1 : 0)
  return trainingReached(of.kind, await courseCredits(tx, row.learnerId, of.id), left)
}

async function hasAttempt(tx: Db, row: CertificationEnrolmentRow): Promise<boolean> {
  const { learnerId, exam, targetId, round } = attempt
  const ofRound = and(eq(learnerId, row.learnerId), eq(targetId, row.certificationId), eq(round, row.round))
  const [one] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(exam, 'theory'), ofRound))
    .limit(1)
  return one !== undefined
}
