import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { attendingClassroom } from '#server/services/catalogue/trainer/assigned-to.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { type ClassroomEnrolment, mayCorrectAttendance } from '#src/domain/classroom/classroom-enrolment.ts'
import { correctionRefusal } from '#src/domain/correction.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { revokeCredits } from '../certification-enrolment/revoke-credits.ts'

export interface CorrectAttendanceInput {
  enrolmentId: number
  attended: boolean
  /** The reason for the correction, which the learner is told. */
  reason: string
  operator: Operator
  now: number
}

/** The status that says whether somebody was there, by the one before. */
const statusFor = (attended: boolean, before: ClassroomEnrolment): ClassroomEnrolment =>
  attended ? 'checkedIn' : before === 'finished' ? 'absent' : 'enrolled'

/**
 * Corrects whether a learner was in a classroom that has begun; the learner is told. Credits follow: those of somebody who was there
 * count with the next run, and those of somebody who was not are taken back. Refused as `notFound` where there is nothing to correct,
 * and as `forbidden` to trainers who are not assigned, to the learner themselves, to whoever did not enter it, after 14 days to all
 * but reviewers, and once a certificate or an exam is based on it. Decision: docs/decisions/corrections.md.
 */
export async function correctAttendance(
  db: Db,
  correcting: CorrectAttendanceInput,
): Promise<true | RefusedResult> {
  const { enrolmentId, attended, operator, now } = correcting
  return db.transaction(async (tx) => {
    const about = await aboutSeat(tx, enrolmentId)
    if (!about) return refuse('notFound')
    const isReviewer = operator.roles.includes('reviewer')
    if (!isReviewer && !(await attendingClassroom(tx, about.classroomId, operator)).may)
      return refuse('forbidden', { reason: 'notAssigned' })
    const own = ownMatter(operator, about.learnerId)
    if (own) return own
    if (now < Date.parse(about.startsAt)) return refuse('forbidden', { reason: 'notBegun' })
    // Whoever enrols locks the registration first and the seat second: nobody waits in a circle.
    const { learnerId, certification, credits } = about
    if (about.status === 'finished' && !attended && certification !== null) {
      const taken = await revokeCredits(tx, { learnerId, certification, credits }, now)
      if (isRefused(taken)) return taken
    }
    const [before] = await tx
      .select({ status: classroomEnrolment.status, by: classroomEnrolment.checkedInBy })
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.id, enrolmentId))
      .for('update')
    const status = before && statusFor(attended, before.status)
    if (before && before.status === status && status !== 'enrolled')
      return refuse('repeatSubmit', { reason: 'sameResult' })
    if (!before || !status || !mayCorrectAttendance(before.status, status))
      return refuse('notFound', { reason: 'noResult' })
    const refused = correctionRefusal({ by: before.by, at: Date.parse(about.endsAt) }, operator, now)
    if (refused) return refused
    if (before.status === 'finished' && about.attendanceCertificate)
      return refuse('forbidden', { reason: 'resultUsed' })
    const checkedInAt = attended ? new Date(now) : null
    await tx
      .update(classroomEnrolment)
      .set({ status, checkedInAt, checkedInBy: operator.name, changedAt: new Date(now) })
      .where(eq(classroomEnrolment.id, enrolmentId))
    await tell(tx, about, correcting)
    const detail = { attended, reason: correcting.reason, before: { status: before.status } }
    const subject = `classroom enrolment ${enrolmentId}`
    await writeAudit(tx, { actor: operator.name, now, act: 'correctAttendance', subject, detail })
    return true
  })
}

const tell = (
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

async function aboutSeat(tx: Db, id: number) {
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
