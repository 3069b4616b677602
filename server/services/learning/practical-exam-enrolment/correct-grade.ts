import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { attendingExam } from '#server/services/catalogue/trainer/assigned-to.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { correctionRefusal } from '#src/domain/correction.ts'
import { ownMatter } from '#src/domain/operator.ts'
import { mayCorrectPracticalExam } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { practicalExamGrade } from '#src/domain/practical-exam/practical-exam-grade.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { aboutEnrolment, type GradeExamInput } from './grade-exam.ts'

export interface CorrectGradeInput extends GradeExamInput {
  /** The reason for the correction, which the learner is told. */
  reason: string
}

type Grade = ReturnType<typeof practicalExamGrade>

/**
 * Corrects the grade of a practical exam, and how far the learner is with it; the learner is told. Refused as `notFound` where nothing
 * is graded, and as `forbidden` to trainers who are not assigned, to the learner themselves, to whoever did not grade it, after 14
 * days to all but reviewers, and once an application or a certificate is based on it. Decision: docs/decisions/corrections.md.
 */
export async function correctGrade(
  db: Db,
  correcting: CorrectGradeInput,
): Promise<{ status: Grade } | RefusedResult> {
  const { enrolmentId, score, grader, now } = correcting
  return db.transaction(async (tx) => {
    const about = await aboutEnrolment(tx, enrolmentId)
    if (!about) return refuse('notFound')
    const isReviewer = grader.roles.includes('reviewer')
    if (!isReviewer && !(await attendingExam(tx, about.practicalExamId, grader)).may)
      return refuse('forbidden', { reason: 'notAssigned' })
    const own = ownMatter(grader, about.learnerId)
    if (own) return own
    // Whoever enrols locks the registration first and the enrolment second: nobody waits in a circle.
    const registered = await currentEnrolment(tx, about.learnerId, about.certificationId, true)
    const before = await lockRow(tx, enrolmentId)
    const status = practicalExamGrade(score)
    if (!before || !mayCorrectPracticalExam(before.status, status))
      return refuse('notFound', { reason: 'noResult' })
    if (before.status === status && before.score === score)
      return refuse('repeatSubmit', { reason: 'sameResult' })
    const entered = { by: before.gradedBy, at: before.gradedAt?.getTime() ?? null }
    const refused = correctionRefusal(entered, grader, now)
    if (refused) return refused
    const isUsed = registered?.progress === 'finish' || registered?.progress === 'approved'
    if (before.status === 'passed' && isUsed) return refuse('forbidden', { reason: 'resultUsed' })
    await tx
      .update(practicalExamEnrolment)
      .set({ status, score, gradedBy: grader.name, changedAt: new Date(now) })
      .where(eq(practicalExamEnrolment.id, enrolmentId))
    if (status === 'passed' && registered?.progress === 'practicalExam')
      await moveProgress(tx, registered, 'apply', now)
    if (before.status === 'passed' && status !== 'passed' && registered?.progress === 'apply')
      await moveProgress(tx, registered, 'practicalExam', now)
    await tell(tx, about, status, correcting)
    const { status: was, score: wasScore } = before
    const detail = { score, status, reason: correcting.reason, before: { score: wasScore, status: was } }
    const subject = `practical exam enrolment ${enrolmentId}`
    await writeAudit(tx, { actor: grader.name, now, act: 'correctGrade', subject, detail })
    return { status }
  })
}

const tell = (
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
  const one = tx.select({ status, score, gradedBy, gradedAt }).from(practicalExamEnrolment)
  const [row] = await one.where(eq(practicalExamEnrolment.id, id)).for('update')
  return row
}
