import { and, count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { receiptNameOf } from '#server/services/platform/document/holder-name.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveAttempt } from '#src/domain/exam/attempt.ts'
import { paperUseOf } from '#src/domain/exam/exam.ts'
import { gradePaper } from '#src/domain/exam/grade.ts'
import { mostAttempts } from '#src/domain/exam/time.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { moveCourse } from '../certification-enrolment/move-course.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { certificationKindOf, recalculateCredits } from '../certification-enrolment/recalculate-credits.ts'
import { type AttemptRow, paperRows } from './attempt-rows.ts'

/**
 * Ends an open attempt, by the learner or by the clock: grades the saved answers, and moves registration or
 * course accordingly.
 */
export async function endAttempt(tx: Db, row: AttemptRow, how: Ending, now: number): Promise<AttemptRow> {
  const { ended, score, passed } = await closeAttempt(tx, row, how, now)
  if (row.exam === 'theory') {
    await completeTheoryExam(tx, row, passed, now)
    await queueResultMail(tx, row, { score, passed }, now)
  }
  if (row.exam === 'quiz') await completeQuiz(tx, row, passed, now)
  return ended
}

type Ending = 'submitted' | 'expired'

/** Closes an open attempt and grades the saved answers; nothing else follows from it. */
export async function closeAttempt(tx: Db, row: AttemptRow, how: Ending, now: number) {
  const { score, passed } = await gradeOf(tx, row)
  const state = passed ? 'passed' : 'failed'
  if (!mayMoveAttempt(row.state, how) || !mayMoveAttempt(how, state))
    throw new Error(`An attempt can't go from ${row.state} over ${how} to ${state}`)
  const [ended] = await tx
    .update(attempt)
    .set({ state, score, endedAt: new Date(now), holderName: await receiptNameOf(tx, row.learnerId) })
    .where(eq(attempt.id, row.id))
    .returning()
  return { ended: ended as AttemptRow, score, passed }
}

/** The score of an attempt by its saved answers, and whether it is a pass. */
export async function gradeOf(tx: Db, row: AttemptRow) {
  const rows = await paperRows(tx, row)
  const answers = rows.map(({ paper, correct, takenOut }) => ({ correct, given: paper.given, takenOut }))
  return gradePaper(paperUseOf(row.exam), answers)
}

export const queueResultMail = (
  tx: Db,
  { learnerId, targetId: id }: AttemptRow,
  { score, passed }: { score: number; passed: boolean },
  now: number,
): Promise<void> =>
  queueMail(tx, {
    kind: passed ? 'examPassed' : 'examFailed',
    learnerId,
    data: { subject: { kind: 'certification', id }, score },
    now,
  })

/**
 * Moves the registration after a theory exam: a pass leads to the practical exam or the application, the
 * second failure back to the enrolment. Specification 1, section 4.
 */
export async function completeTheoryExam(
  tx: Db,
  row: AttemptRow,
  passed: boolean,
  now: number,
): Promise<void> {
  const registered = await currentEnrolment(tx, row.learnerId, row.targetId, true)
  if (!registered || registered.round !== row.round || registered.progress !== 'exam') return
  const of = await certificationKindOf(tx, row.targetId)
  if (passed) return moveProgress(tx, registered, of?.practicalExam ? 'practicalExam' : 'apply', now)
  const [taken] = await tx
    .select({ attempts: count() })
    .from(attempt)
    .where(
      and(
        eq(attempt.learnerId, row.learnerId),
        eq(attempt.exam, 'theory'),
        eq(attempt.targetId, row.targetId),
        eq(attempt.round, row.round),
      ),
    )
  if ((taken?.attempts ?? 0) >= mostAttempts) await moveProgress(tx, registered, 'enrol', now)
}

/** Completes the course of a quiz that is passed; a later failure takes nothing away. */
export async function completeQuiz(tx: Db, row: AttemptRow, passed: boolean, now: number): Promise<void> {
  const mine = and(eq(enrolment.learnerId, row.learnerId), eq(enrolment.courseId, row.targetId))
  const [registered] = await tx.select().from(enrolment).where(mine).for('update')
  if (registered?.process !== 'learned' && registered?.process !== 'failed') return
  await moveCourse(tx, registered, { process: passed ? 'passed' : 'failed' }, now)
  if (passed) await recalculateCredits(tx, row.learnerId, row.targetId, now)
}
