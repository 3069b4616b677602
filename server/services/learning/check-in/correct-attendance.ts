import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { getClassroomPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import {
  type ClassroomEnrolmentStatus,
  canCorrectAttendance,
} from '#src/domain/classroom/classroom-enrolment.ts'
import { checkCorrection } from '#src/domain/correction.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { revokeCredits } from '../certification-enrolment/revoke-credits.ts'

export interface CorrectAttendanceInput {
  enrolmentId: number
  attended: boolean
  /** The reason for the correction, which the learner reads. */
  reason: string
  operator: Operator
  now: number
}

/** Returns the new status of a learner who attended or missed the classroom, given the previous status. */
const statusFor = (attended: boolean, previous: ClassroomEnrolmentStatus): ClassroomEnrolmentStatus =>
  attended ? 'checkedIn' : previous === 'finished' ? 'absent' : 'enrolled'

/**
 * Corrects a learner's attendance of a classroom; the learner is notified. New credits count from the next run of
 * `finishAttendedEnrolments`; lost credits are revoked immediately. Refused as `notFound` if there is nothing to
 * correct, and as `repeatSubmit` if the result is the same as before. Refused as `forbidden` for three kinds of
 * callers: trainers who are not assigned, the learner, and operators who did not enter the attendance. Also refused
 * as `forbidden` before the classroom begins, after 14 days (except for reviewers), and once a certificate or an exam
 * relies on the attendance. Decision: docs/decisions/corrections.md.
 */
export async function correctAttendance(
  db: Db,
  input: CorrectAttendanceInput,
): Promise<true | RefusedResult> {
  const { enrolmentId, attended, operator, now } = input
  return db.transaction(async (tx) => {
    const seat = await findSeat(tx, enrolmentId)
    if (!seat) return refuse('notFound')
    const isReviewer = operator.roles.includes('reviewer')
    if (!isReviewer && !(await getClassroomPermission(tx, seat.classroomId, operator)).isAllowed)
      return refuse('forbidden', { reason: 'notAssigned' })
    const ownRefusal = checkNotOwnCase(operator, seat.learnerId)
    if (ownRefusal) return ownRefusal
    if (now < Date.parse(seat.startsAt)) return refuse('forbidden', { reason: 'notBegun' })
    // Invariant: the registration is locked before the seat, as in enrolments, so that there is no deadlock.
    const { learnerId, certification, credits } = seat
    if (seat.status === 'finished' && !attended && certification !== null) {
      const revoked = await revokeCredits(tx, { learnerId, certification, credits }, now)
      if (isRefused(revoked)) return revoked
    }
    const [previous] = await tx
      .select({ status: classroomEnrolment.status, by: classroomEnrolment.checkedInBy })
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.id, enrolmentId))
      .for('update')
    const status = previous && statusFor(attended, previous.status)
    if (previous && previous.status === status && status !== 'enrolled')
      return refuse('repeatSubmit', { reason: 'sameResult' })
    if (!previous || !status || !canCorrectAttendance(previous.status, status))
      return refuse('notFound', { reason: 'noResult' })
    const refused = checkCorrection({ by: previous.by, at: Date.parse(seat.endsAt) }, operator, now)
    if (refused) return refused
    if (previous.status === 'finished' && seat.attendanceCertificate)
      return refuse('forbidden', { reason: 'resultUsed' })
    const checkedInAt = attended ? new Date(now) : null
    await tx
      .update(classroomEnrolment)
      .set({ status, checkedInAt, checkedInBy: operator.name, changedAt: new Date(now) })
      .where(eq(classroomEnrolment.id, enrolmentId))
    await notifyLearner(tx, seat, input)
    const detail = { attended, reason: input.reason, before: { status: previous.status } }
    const subject = `classroom enrolment ${enrolmentId}`
    await writeAuditEntry(tx, { actor: operator.name, now, act: 'correctAttendance', subject, detail })
    return true
  })
}

const notifyLearner = (
  tx: Db,
  { learnerId, classroomId }: { learnerId: number; classroomId: number },
  { attended, reason, now }: CorrectAttendanceInput,
): Promise<void> =>
  queueMail(tx, {
    kind: 'resultCorrected',
    learnerId,
    data: {
      ...{ subject: { kind: 'classroom', id: classroomId }, reason },
      result: attended ? 'attended' : 'missed',
    },
    now,
  })

async function findSeat(tx: Db, id: number) {
  const [row] = await tx
    .select({
      learnerId: classroomEnrolment.learnerId,
      classroomId: classroom.id,
      status: classroomEnrolment.status,
      certification: classroom.certification,
      credits: classroom.credits,
      attendanceCertificate: classroom.attendanceCertificate,
      startsAt: selectInstant(classroom.startsAt),
      endsAt: selectInstant(classroom.endsAt),
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(eq(classroomEnrolment.id, id))
  return row
}
