import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getExamPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { practicalExamGradeOf } from '#src/domain/practical-exam/practical-exam-grade.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import { updateExamEnrolmentStatus } from './update-exam-enrolment-status.ts'

export interface GradeExamInput {
  enrolmentId: number
  /** The score of the practical exam, 0 to 100; null if the learner was absent. */
  score: number | null
  grader: Operator
  now: number
}

/**
 * Grades a learner's practical exam; after a pass the learner can apply for the certificate. Refused as `notFound`
 * if the learner has no seat, and as `repeatSubmit` if the exam is already graded. Refused as `forbidden` before the
 * exam begins, for trainers who are not assigned, and for the learner. Specification 1, section 4.
 */
export async function gradeExam(
  db: Db,
  input: GradeExamInput,
): Promise<{ status: ReturnType<typeof practicalExamGradeOf> } | RefusedResult> {
  const { enrolmentId, score, grader, now } = input
  return db.transaction(async (tx) => {
    const context = await findGradingContext(tx, enrolmentId)
    if (!context) return refuse('notFound')
    const attending = await getExamPermission(tx, context.practicalExamId, grader)
    if (!attending.isAllowed) return refuse('forbidden', { reason: 'notAssigned' })
    const ownRefusal = checkNotOwnCase(grader, context.learnerId)
    if (ownRefusal) return ownRefusal
    // Invariant: the registration is locked before the enrolment, as in enrolments, so that there is no
    // deadlock.
    const registration = await findCurrentEnrolment(tx, context.learnerId, context.certificationId, true)
    const ungraded = await lockUngraded(tx, enrolmentId)
    const subject = `practical exam enrolment ${enrolmentId}`
    if (!ungraded)
      return context.status === 'notEnrolled' ? refuse('notFound') : refuseRepeatedDecision(tx, subject)
    if (now < Date.parse(context.startsAt)) return refuse('forbidden', { reason: 'notBegun' })
    const status = practicalExamGradeOf(score)
    const gradeColumns = { score, gradedBy: grader.name, gradedAt: new Date(now) }
    await updateExamEnrolmentStatus(tx, ungraded, status, now, gradeColumns)
    if (status === 'passed' && registration?.progress === 'practicalExam')
      await updateCertificationProgress(tx, registration, 'apply', now)
    await notifyOfGrade(tx, context, status, input)
    await writeAuditEntry(tx, { actor: grader.name, now, act: 'grade', subject, detail: { score, status } })
    return { status }
  })
}

const gradeMails = {
  passed: 'practicalPassed',
  failed: 'practicalFailed',
  absent: 'practicalAbsent',
} as const

const notifyOfGrade = (
  tx: Db,
  { learnerId, practicalExamId }: { learnerId: number; practicalExamId: number },
  status: ReturnType<typeof practicalExamGradeOf>,
  { score, now }: GradeExamInput,
): Promise<void> =>
  queueMail(tx, {
    kind: gradeMails[status],
    learnerId,
    data: { subject: { kind: 'practicalExam', id: practicalExamId }, ...(score !== null && { score }) },
    now,
  })

/** Returns the data of an enrolment that is needed for grading it; undefined for an unknown id. */
export async function findGradingContext(tx: Db, id: number) {
  const [row] = await tx
    .select({
      learnerId: practicalExamEnrolment.learnerId,
      practicalExamId: practicalExam.id,
      status: practicalExamEnrolment.status,
      certificationId: practicalExam.certification,
      startsAt: selectInstant(practicalExam.startsAt),
    })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .where(eq(practicalExamEnrolment.id, id))
  return row
}

async function lockUngraded(tx: Db, id: number) {
  const [row] = await tx
    .select({ id: practicalExamEnrolment.id, status: practicalExamEnrolment.status })
    .from(practicalExamEnrolment)
    .where(eq(practicalExamEnrolment.id, id))
    .for('update')
  return row?.status === 'enrolled' ? row : undefined
}
