import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { canFreeSeatBeTaken } from '#src/domain/classroom/notice-period.ts'
import { isUnfinished } from '#src/domain/classroom/seat.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelLiveOrder } from '../live-order/cancel-live-order.ts'
import { chargeRefusal } from '../live-order/charge-refusal.ts'
import { fillSeats, seatStatus } from './fill-seats.ts'
import { type ClassroomKind, certificationOf, type LockedClassroom, lockClassroom } from './find-classroom.ts'
import { moveEnrolment } from './move-enrolment.ts'
import { lockOwnRow, type OwnRow } from './own-row.ts'
import { trainingRefusal } from './training-refusal.ts'

export interface EnrolInClassroomInput {
  learnerId: number
  audience: Audience
  /** Whether the site orders food; otherwise allergies are not kept. */
  orderFood: boolean
  classroomId: number
  /** The kind of classroom that is meant; null for either. */
  kind: ClassroomKind | null
  emailNotification: EmailNotification
  allergies: string | null
  diet: string | null
  now: number
  /** The learner enrols by an order, which replaces the fee: the seat is held unpaid until this instant. */
  payBy?: Date
  /**
   * The learner enrols by an invitation letter, which replaces the fee, the approval and the registration in
   * the certification.
   */
  byLetter?: boolean
}

/**
 * Gives a learner a seat in a classroom, or a place on its waiting list; a lock keeps the classroom from
 * being oversold. Refused as `notFound`, `alreadyRegistered`, `enrolmentExpired` after the start and where it was cancelled, `forbidden`
 * where it costs something, `trainingFull` (an order and a letter never wait), and as `trainingRefusal` says.
 * Specification 1, section 4; decision: docs/decisions/classroom-seats.md.
 */
export async function enrolInClassroom(db: Db, wish: EnrolInClassroomInput): Promise<true | RefusedResult> {
  const { learnerId, classroomId, audience, kind, now } = wish
  return db.transaction(async (tx) => {
    const certificationId = await certificationOf(tx, audience, classroomId)
    if (certificationId === undefined) return refuse('notFound')
    const training = { ...wish, language: audience.language }
    const untrained = certificationId && (await trainingRefusal(tx, { ...training, certificationId }))
    const wanted = await lockClassroom(tx, classroomId, kind)
    // While this waited for the lock, an editor may have withdrawn it.
    if (!wanted || (await certificationOf(tx, audience, classroomId)) === undefined) return refuse('notFound')
    if (await isCancelled(tx, 'classroom', classroomId))
      return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
    const before = await lockOwnRow(tx, learnerId, classroomId)
    const held = (wish.payBy || wish.byLetter) && before?.status === 'pending' && before.payBy !== null
    if (before && isUnfinished(before.status) && !held) return refuse('alreadyRegistered')
    if (now >= Date.parse(wanted.startsAt) || before?.status === 'cancelled')
      return refuse('enrolmentExpired')
    if (untrained) return untrained
    if (held) return settleHeld(tx, wish, wanted, before)
    const status = await seatOrWait(tx, wanted, wish)
    if (isRefused(status)) return status
    await keepRow(tx, wish, { wanted, before, status })
    if (!wish.payBy) await tellOfSeat(tx, wish, status)
    return true
  })
}

/**
 * The status that an enrolling learner gets, a seat or the waiting list: those who wait already go first.
 * Waiting is free, a seat may cost something.
 */
async function seatOrWait(
  tx: Db,
  wanted: LockedClassroom,
  { audience, now, payBy, byLetter }: EnrolInClassroomInput,
) {
  if ((await fillSeats(tx, wanted, now)) > 0) {
    if (payBy) return 'pending' as const
    if (byLetter) return 'enrolled' as const
    return chargeRefusal(audience, wanted) ?? seatStatus(wanted)
  }
  if (payBy || byLetter) return refuse('trainingFull')
  const waits = wanted.waitingList && canFreeSeatBeTaken(wanted.startsAt, now)
  return waits ? ('waitlisted' as const) : refuse('trainingFull')
}

/** Settles a seat that is held unpaid: by an order it is held on, by a letter it is the learner's. */
async function settleHeld(
  tx: Db,
  wish: EnrolInClassroomInput,
  { id, certification }: LockedClassroom,
  held: OwnRow,
): Promise<true> {
  const { learnerId, now, byLetter } = wish
  if (!byLetter) return true
  await moveEnrolment(tx, held, 'enrolled', now)
  await tellOfSeat(tx, wish, 'enrolled')
  await cancelLiveOrder(tx, learnerId, { kind: certification === null ? 'workshop' : 'classroom', id }, now)
  return true
}

/** The mail that tells of a new status; a learner who pays first is told by the order instead. */
const seatMails = {
  pending: 'registrationReceived',
  enrolled: 'enrolled',
  waitlisted: 'waitlisted',
} as const

const tellOfSeat = (tx: Db, wish: EnrolInClassroomInput, status: Decided['status']): Promise<void> =>
  queueMail(tx, {
    kind: seatMails[status],
    learnerId: wish.learnerId,
    site: wish.audience.site,
    data: { subject: { kind: 'classroom', id: wish.classroomId } },
    now: wish.now,
  })

interface Decided {
  wanted: LockedClassroom
  before: OwnRow | undefined
  status: 'pending' | 'enrolled' | 'waitlisted'
}

async function keepRow(
  tx: Db,
  wish: EnrolInClassroomInput,
  { wanted, before, status }: Decided,
): Promise<void> {
  const { learnerId, classroomId, emailNotification, now } = wish
  const at = new Date(now)
  const fed = wish.orderFood && venueOf(wanted) !== null
  const kept = {
    emailNotification,
    allergies: fed ? wish.allergies : null,
    diet: fed ? wish.diet : null,
    waitingSince: status === 'waitlisted' ? at : null,
    payBy: wish.payBy ?? null,
    createdAt: at,
  }
  if (before) return moveEnrolment(tx, before, status, now, kept)
  await tx.insert(classroomEnrolment).values({ ...kept, learnerId, classroomId, status, changedAt: at })
}
