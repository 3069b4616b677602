import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { canFreeSeatBeTaken } from '#src/domain/classroom/notice-period.ts'
import { isUnfinishedEnrolment } from '#src/domain/classroom/seat.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelActiveOrder } from '../active-order/cancel-active-order.ts'
import { checkCharge } from '../active-order/check-charge.ts'
import { checkTraining } from './check-training.ts'
import { type ClassroomEnrolmentRow, lockClassroomEnrolment } from './classroom-enrolment-row.ts'
import { fillSeats, statusOfGrantedSeat } from './fill-seats.ts'
import {
  type ClassroomKind,
  findClassroomCertification,
  type LockedClassroom,
  lockClassroom,
} from './find-classroom.ts'
import { updateEnrolmentStatus } from './update-enrolment-status.ts'

export interface EnrolInClassroomInput {
  learnerId: number
  audience: Audience
  /** Whether the site orders food for participants; if not, allergies are not stored. */
  shouldOrderFood: boolean
  classroomId: number
  /** The expected kind of classroom; null if both kinds are allowed. */
  kind: ClassroomKind | null
  emailNotification: SubscriptionStatus
  allergies: string | null
  diet: string | null
  now: number
  /**
   * The payment deadline of an enrolment by an order. The order replaces the fee: the unpaid seat is reserved until
   * this instant.
   */
  payBy?: Date
  /**
   * Whether the learner enrols by an invitation letter, which replaces the fee, the approval and the
   * registration in the certification.
   */
  byInvitation?: boolean
}

/**
 * Enrols a learner in a classroom or adds the learner to its waiting list; a lock prevents overselling. Refused as
 * `notFound` if there is no such session, and as `alreadyRegistered` if the learner has a seat or waits already.
 * Refused as `enrolmentExpired` after the start and for a cancelled session, and as `forbidden` if the classroom has
 * a fee. Orders and letters never go on the waiting list, so they are refused as `trainingFull` if there is no free
 * seat. Also refused for the reasons that `checkTraining` returns. Specification 1, section 4; decision:
 * docs/decisions/classroom-seats.md.
 */
export async function enrolInClassroom(db: Db, input: EnrolInClassroomInput): Promise<true | RefusedResult> {
  const { learnerId, classroomId, audience, kind, now } = input
  return db.transaction(async (tx) => {
    const certificationId = await findClassroomCertification(tx, audience, classroomId)
    if (certificationId === undefined) return refuse('notFound')
    const training = { ...input, language: audience.language }
    const trainingRefused = certificationId && (await checkTraining(tx, { ...training, certificationId }))
    const classroom = await lockClassroom(tx, classroomId, kind)
    // An editor may have withdrawn the classroom while this request waited for the lock.
    if (!classroom || (await findClassroomCertification(tx, audience, classroomId)) === undefined)
      return refuse('notFound')
    if (await isSessionCancelled(tx, 'classroom', classroomId))
      return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
    const previous = await lockClassroomEnrolment(tx, learnerId, classroomId)
    const isHeld =
      (input.payBy || input.byInvitation) && previous?.status === 'pending' && previous.payBy !== null
    if (previous && isUnfinishedEnrolment(previous.status) && !isHeld) return refuse('alreadyRegistered')
    if (now >= Date.parse(classroom.startsAt) || previous?.status === 'cancelled')
      return refuse('enrolmentExpired')
    if (trainingRefused) return trainingRefused
    if (isHeld) return confirmHeldSeat(tx, input, classroom, previous)
    const status = await seatOrWait(tx, classroom, input)
    if (isRefused(status)) return status
    await saveEnrolment(tx, input, { classroom, previous, status })
    if (!input.payBy) await notifyOfSeat(tx, input, status)
    return true
  })
}

/**
 * Returns the status of a new enrolment: a seat, or the waiting list if the classroom is full or other learners
 * already wait. Waiting is free; a seat may have a fee.
 */
async function seatOrWait(
  tx: Db,
  classroom: LockedClassroom,
  { audience, now, payBy, byInvitation }: EnrolInClassroomInput,
) {
  if ((await fillSeats(tx, classroom, now)) > 0) {
    if (payBy) return 'pending' as const
    if (byInvitation) return 'enrolled' as const
    return checkCharge(audience, classroom) ?? statusOfGrantedSeat(classroom)
  }
  if (payBy || byInvitation) return refuse('trainingFull')
  const canWait = classroom.waitingList && canFreeSeatBeTaken(classroom.startsAt, now)
  return canWait ? ('waitlisted' as const) : refuse('trainingFull')
}

/**
 * Confirms an unpaid seat that is reserved for the learner. With an order, the seat stays reserved until the
 * payment. With an invitation letter, the learner gets the seat immediately.
 */
async function confirmHeldSeat(
  tx: Db,
  input: EnrolInClassroomInput,
  { id, certification }: LockedClassroom,
  enrolment: ClassroomEnrolmentRow,
): Promise<true> {
  const { learnerId, now, byInvitation } = input
  if (!byInvitation) return true
  await updateEnrolmentStatus(tx, enrolment, 'enrolled', now)
  await notifyOfSeat(tx, input, 'enrolled')
  await cancelActiveOrder(tx, learnerId, { kind: certification === null ? 'workshop' : 'classroom', id }, now)
  return true
}

/** The mail for each new status; a learner who pays first gets the mail of the order instead. */
const seatMails = {
  pending: 'registrationReceived',
  enrolled: 'enrolled',
  waitlisted: 'waitlisted',
} as const

const notifyOfSeat = (
  tx: Db,
  input: EnrolInClassroomInput,
  status: EnrolmentDecision['status'],
): Promise<void> =>
  queueMail(tx, {
    kind: seatMails[status],
    learnerId: input.learnerId,
    site: input.audience.site,
    data: { subject: { kind: 'classroom', id: input.classroomId } },
    now: input.now,
  })

interface EnrolmentDecision {
  classroom: LockedClassroom
  previous: ClassroomEnrolmentRow | undefined
  status: 'pending' | 'enrolled' | 'waitlisted'
}

async function saveEnrolment(
  tx: Db,
  input: EnrolInClassroomInput,
  { classroom, previous, status }: EnrolmentDecision,
): Promise<void> {
  const { learnerId, classroomId, emailNotification, now } = input
  const at = new Date(now)
  const hasFood = input.shouldOrderFood && venueOf(classroom) !== null
  const columns = {
    emailNotification,
    allergies: hasFood ? input.allergies : null,
    diet: hasFood ? input.diet : null,
    waitingSince: status === 'waitlisted' ? at : null,
    payBy: input.payBy ?? null,
    createdAt: at,
  }
  if (previous) return updateEnrolmentStatus(tx, previous, status, now, columns)
  await tx.insert(classroomEnrolment).values({ ...columns, learnerId, classroomId, status, changedAt: at })
}
