import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { getReceiptHolderName } from '#server/services/platform/document/holder-name.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeAttemptState } from '#src/domain/exam/attempt.ts'
import { paperKindOf } from '#src/domain/exam/exam.ts'
import { gradePaper } from '#src/domain/exam/grade.ts'
import { maxAttempts } from '#src/domain/exam/time.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { findCertificationKind, openTheoryExams } from '../certification-enrolment/open-theory-exams.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import { updateCourseRegistration } from '../certification-enrolment/update-registration.ts'
import type { AttemptRow } from './attempt-rows.ts'

/**
 * Ends an open attempt that was submitted or has expired: grades the saved answers, updates the progress of the
 * registration or the course, and returns the ended attempt.
 */
export async function endAttempt(tx: Db, row: AttemptRow, ending: Ending, now: number): Promise<AttemptRow> {
  const { ended, score, passed } = await closeAttempt(tx, row, ending, now)
  if (row.exam === 'theory') {
    await completeTheoryExam(tx, row, passed, now)
    await queueResultMail(tx, row, { score, passed }, now)
  }
  if (row.exam === 'quiz') await completeQuiz(tx, row, passed, now)
  return ended
}

type Ending = 'submitted' | 'expired'

/**
 * Closes an open attempt and grades the saved answers, but does not update the learner's progress. Returns the closed
 * attempt with its score.
 */
export async function closeAttempt(tx: Db, row: AttemptRow, ending: Ending, now: number) {
  const { score, passed } = await gradeAttempt(tx, row)
  const state = passed ? 'passed' : 'failed'
  if (!canChangeAttemptState(row.state, ending) || !canChangeAttemptState(ending, state))
    throw new Error(`An attempt can't go from ${row.state} over ${ending} to ${state}`)
  const [ended] = await tx
    .update(attempt)
    .set({ state, score, endedAt: new Date(now), holderName: await getReceiptHolderName(tx, row.learnerId) })
    .where(eq(attempt.id, row.id))
    .returning()
  return { ended: ended as AttemptRow, score, passed }
}

/**
 * Returns the score of an attempt's saved answers, and whether it is a pass. A withdrawn question counts as right;
 * `alsoWithdrawn` is the id of a question that is treated as withdrawn too.
 */
export async function gradeAttempt(tx: Db, row: AttemptRow, alsoWithdrawn?: number) {
  const answers = await tx
    .select({
      questionId: attemptQuestion.questionId,
      correct: question.correct,
      given: attemptQuestion.given,
      takenOut: sql<boolean>`${isNotNull(withdrawnQuestion.questionId)}`,
    })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(eq(attemptQuestion.attemptId, row.id))
  return gradePaper(
    paperKindOf(row.exam),
    answers.map(({ questionId, takenOut, ...answer }) => ({
      ...answer,
      takenOut: takenOut || questionId === alsoWithdrawn,
    })),
  )
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
 * Updates the registration after a theory exam. After a pass, the practical exam or the application follows. After
 * the second failure, the learner has to enrol again. Specification 1, section 4.
 */
export async function completeTheoryExam(
  tx: Db,
  row: AttemptRow,
  passed: boolean,
  now: number,
): Promise<void> {
  const registration = await findCurrentEnrolment(tx, row.learnerId, row.targetId, true)
  if (!registration || registration.round !== row.round || registration.progress !== 'exam') return
  if (passed) {
    const kind = await findCertificationKind(tx, row.targetId)
    return updateCertificationProgress(tx, registration, kind?.practicalExam ? 'practicalExam' : 'apply', now)
  }
  const [counted] = await tx
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
  if ((counted?.attempts ?? 0) >= maxAttempts)
    await updateCertificationProgress(tx, registration, 'enrol', now)
}

/**
 * Updates a course after an attempt at its quiz: a pass completes the course, a failure sets its process to `failed`.
 * After a pass, later attempts change nothing.
 */
export async function completeQuiz(tx: Db, row: AttemptRow, passed: boolean, now: number): Promise<void> {
  const isOwnRow = and(eq(enrolment.learnerId, row.learnerId), eq(enrolment.courseId, row.targetId))
  const [registration] = await tx.select().from(enrolment).where(isOwnRow).for('update')
  if (registration?.process !== 'learned' && registration?.process !== 'failed') return
  await updateCourseRegistration(tx, registration, { process: passed ? 'passed' : 'failed' }, now)
  if (passed) await openTheoryExams(tx, row.learnerId, row.targetId, now)
}
