import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getExamPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { checkCorrection } from '#src/domain/correction.ts'
import { checkNotOwnCase } from '#src/domain/operator.ts'
import { canCorrectPracticalExam } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { practicalExamGradeOf } from '#src/domain/practical-exam/practical-exam-grade.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import { findGradingContext, type GradeExamInput } from './grade-exam.ts'

export interface CorrectGradeInput extends GradeExamInput {
  /** The reason for the correction, which the learner reads. */
  reason: string
}

type Grade = ReturnType<typeof practicalExamGradeOf>

/**
 * Corrects the grade of a practical exam and the learner's progress; the learner is notified. Refused as `notFound`
 * if there is no grade, and as `repeatSubmit` if the grade is the same as before. Refused as `forbidden` for three
 * kinds of callers: trainers who are not assigned, the learner, and operators who did not enter the grade. Also
 * refused as `forbidden` after 14 days, except for reviewers, and once an application or a certificate relies on the
 * grade. Decision: docs/decisions/corrections.md.
 */
export async function correctGrade(
  db: Db,
  input: CorrectGradeInput,
): Promise<{ status: Grade } | RefusedResult> {
  const { enrolmentId, score, grader, now } = input
  return db.transaction(async (tx) => {
    const context = await findGradingContext(tx, enrolmentId)
    if (!context) return refuse('notFound')
    const isReviewer = grader.roles.includes('reviewer')
    if (!isReviewer && !(await getExamPermission(tx, context.practicalExamId, grader)).isAllowed)
      return refuse('forbidden', { reason: 'notAssigned' })
    const ownRefusal = checkNotOwnCase(grader, context.learnerId)
    if (ownRefusal) return ownRefusal
    // Invariant: the registration is locked before the enrolment, as in enrolments, so that there is no
    // deadlock.
    const registration = await findCurrentEnrolment(tx, context.learnerId, context.certificationId, true)
    const previous = await lockRow(tx, enrolmentId)
    const status = practicalExamGradeOf(score)
    if (!previous || !canCorrectPracticalExam(previous.status, status))
      return refuse('notFound', { reason: 'noResult' })
    if (previous.status === status && previous.score === score)
      return refuse('repeatSubmit', { reason: 'sameResult' })
    const entry = { by: previous.gradedBy, at: previous.gradedAt?.getTime() ?? null }
    const refused = checkCorrection(entry, grader, now)
    if (refused) return refused
    const isUsed = registration?.progress === 'finish' || registration?.progress === 'approved'
    if (previous.status === 'passed' && isUsed) return refuse('forbidden', { reason: 'resultUsed' })
    await tx
      .update(practicalExamEnrolment)
      .set({ status, score, gradedBy: grader.name, changedAt: new Date(now) })
      .where(eq(practicalExamEnrolment.id, enrolmentId))
    if (status === 'passed' && registration?.progress === 'practicalExam')
      await updateCertificationProgress(tx, registration, 'apply', now)
    if (previous.status === 'passed' && status !== 'passed' && registration?.progress === 'apply')
      await updateCertificationProgress(tx, registration, 'practicalExam', now)
    await notifyLearner(tx, context, status, input)
    const { status: statusBefore, score: scoreBefore } = previous
    const detail = {
      score,
      status,
      reason: input.reason,
      before: { score: scoreBefore, status: statusBefore },
    }
    const subject = `practical exam enrolment ${enrolmentId}`
    await writeAuditEntry(tx, { actor: grader.name, now, act: 'correctGrade', subject, detail })
    return { status }
  })
}

const notifyLearner = (
  tx: Db,
  { learnerId, practicalExamId }: { learnerId: number; practicalExamId: number },
  result: Grade,
  { score, reason, now }: CorrectGradeInput,
): Promise<void> =>
  queueMail(tx, {
    kind: 'resultCorrected',
    learnerId,
    data: {
      ...{ subject: { kind: 'practicalExam', id: practicalExamId }, result, reason },
      ...(score !== null && { score }),
    },
    now,
  })

async function lockRow(tx: Db, id: number) {
  const { status, score, gradedBy, gradedAt } = practicalExamEnrolment
  const query = tx.select({ status, score, gradedBy, gradedAt }).from(practicalExamEnrolment)
  const [row] = await query.where(eq(practicalExamEnrolment.id, id)).for('update')
  return row
}
