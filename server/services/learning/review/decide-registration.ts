import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { ReviewedRegistrationKind } from '#src/domain/enrolment/waiting-registration.ts'
import type { MailSubject } from '#src/domain/mail/mail-data.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { updateCourseRegistration } from '../certification-enrolment/update-registration.ts'
import { fillSeats } from '../classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '../classroom-enrolment/update-enrolment-status.ts'

export interface RegistrationDecision {
  kind: ReviewedRegistrationKind
  id: number
  approve: boolean
  /** The reviewer's reason for a rejection, which the learner reads and the audit log contains. */
  reason?: string | undefined
  /** The operator who decides. Learners can't decide about their own registrations. */
  reviewer: Operator
  now: number
}

/**
 * Approves or rejects a waiting registration. Refused as `notFound` if there is no such registration; as `forbidden`
 * if the operator is the learner; and as `repeatSubmit` if the registration is already decided or not paid yet.
 */
export async function decideRegistration(
  db: Db,
  decision: RegistrationDecision,
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    const result =
      decision.kind === 'registration' ? await decideCourse(tx, decision) : await decideSeat(tx, decision)
    if (result !== true) return result
    const { reviewer, now, approve, kind, id } = decision
    const reason = reasonOf(decision)
    await writeAuditEntry(tx, {
      actor: reviewer.name,
      now,
      act: approve ? 'approve' : 'reject',
      subject: `${kind} ${id}`,
      ...(reason && { detail: { reason } }),
    })
    return true
  })
}

/** Returns the reason for a rejection; undefined for an approval, or if no reason was given. */
const reasonOf = ({ approve, reason }: RegistrationDecision): string | undefined =>
  approve ? undefined : reason || undefined

async function decideCourse(tx: Db, decision: RegistrationDecision): Promise<true | RefusedResult> {
  const { id, approve, reviewer, now } = decision
  const [row] = await tx.select().from(enrolment).where(eq(enrolment.id, id)).for('update')
  if (!row) return refuse('notFound')
  const ownRefusal = checkNotOwnCase(reviewer, row.learnerId)
  if (ownRefusal) return ownRefusal
  if (row.status !== 'notAudited') return refuseRepeatedDecision(tx, `registration ${id}`)
  const status = approve ? ('audited' as const) : ('notEnrolled' as const)
  await updateCourseRegistration(tx, row, { status }, now)
  const subject = { kind: 'course' as const, id: row.courseId }
  await notifyLearner(tx, decision, row.learnerId, subject)
  return true
}

/** Mails the learner the decision, with the reason of a rejection. */
function notifyLearner(
  tx: Db,
  decision: RegistrationDecision,
  learnerId: number,
  subject: MailSubject,
): Promise<void> {
  const kind = decision.approve ? 'registrationApproved' : 'registrationRejected'
  const reason = reasonOf(decision)
  return queueMail(tx, { kind, learnerId, data: { subject, ...(reason && { reason }) }, now: decision.now })
}

/**
 * Decides about a seat in a classroom. The classroom is locked before the seat, in the same order as in enrolments.
 * A rejected seat goes to the next learner on the waiting list.
 */
async function decideSeat(tx: Db, decision: RegistrationDecision): Promise<true | RefusedResult> {
  const { id, approve, reviewer, now } = decision
  const [found] = await tx.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id))
  const classroom = found && (await lockAnyClassroom(tx, found.classroomId))
  const [row] = await tx.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id)).for('update')
  if (!classroom || !row) return refuse('notFound')
  const ownRefusal = checkNotOwnCase(reviewer, row.learnerId)
  if (ownRefusal) return ownRefusal
  if (row.status === 'pending' && row.payBy) return refuse('repeatSubmit')
  if (row.status !== 'pending') return refuseRepeatedDecision(tx, `classroom ${id}`)
  await updateEnrolmentStatus(tx, row, approve ? 'enrolled' : 'notEnrolled', now)
  if (!approve) await fillSeats(tx, classroom, now)
  const subject = { kind: 'classroom' as const, id: row.classroomId }
  await notifyLearner(tx, decision, row.learnerId, subject)
  return true
}
