import { isInTime } from '../../../src/domain/classroom/notice-period.ts'
import { isOnSite } from '../../../src/domain/classroom/on-site.ts'
import { isUnfinished } from '../../../src/domain/classroom/seat.ts'
import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import type { Audience } from '../content/shown-to.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { cancelLiveOrder } from '../order/cancel-live-order.ts'
import { chargeRefusal } from './charge.ts'
import { fillSeats, seatStatus } from './fill-seats.ts'
import { type ClassroomKind, certificationOf, type LockedClassroom, lockClassroom } from './find-classroom.ts'
import { moveEnrolment } from './move-enrolment.ts'
import { lockOwnRow, type OwnRow } from './own-row.ts'
import { trainingRefusal } from './training-refusal.ts'

export interface ClassroomWish {
  learnerId: number
  audience: Audience
  /** Whether the site orders food; elsewhere nobody's allergies are kept. */
  orderFood: boolean
  classroomId: number
  /** Null: either. */
  kind: ClassroomKind | null
  emailNotification: EmailNotification
  allergies: string | null
  diet: string | null
  now: number
  /** By an order, which stands for the fee: the seat is held unpaid until then. */
  payBy?: Date
  /** By an invitation letter, which stands for the fee, the approval and the registration in the certification. */
  byLetter?: boolean
}

/**
 * Gives a learner a seat, or a place on the waiting list; the lock on the classroom keeps it from being oversold. Refused as
 * `notFound`, `alreadyRegistered`, `enrolmentExpired` after the start, `forbidden` where it costs something, `trainingFull`
 * (an order and a letter never wait), and as `trainingRefusal` says. Specification 1, section 4; decisions: "Classrooms".
 */
export async function enrolInClassroom(db: Db, wish: ClassroomWish): Promise<true | Refused> {
  const { learnerId, classroomId, audience, kind, now } = wish
  return db.transaction(async (tx) => {
    const certificationId = await certificationOf(tx, audience, classroomId)
    if (certificationId === undefined) return refuse('notFound')
    const training = { ...wish, language: audience.language }
    const untrained = certificationId && (await trainingRefusal(tx, { ...training, certificationId }))
    const wanted = await lockClassroom(tx, classroomId, kind)
    if (!wanted) return refuse('notFound')
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

/** What the learner becomes: whoever waits already goes first. Waiting costs nothing, a seat may. */
async function seatOrWait(tx: Db, wanted: LockedClassroom, { now, payBy, byLetter }: ClassroomWish) {
  if ((await fillSeats(tx, wanted, now)) > 0) {
    if (payBy) return 'pending' as const
    if (byLetter) return 'enrolled' as const
    const charged = chargeRefusal(wanted)
    return charged ? refuse(charged) : seatStatus(wanted)
  }
  if (payBy || byLetter) return refuse('trainingFull')
  const waits = wanted.waitingList && isInTime(wanted.startsAt, now)
  return waits ? ('waitlisted' as const) : refuse('trainingFull')
}

/** A seat that is held unpaid: an order goes on holding it, a letter stands for the order. */
async function settleHeld(
  tx: Db,
  wish: ClassroomWish,
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

/** Who pays first is told by the order. */
const seatMails = {
  pending: 'registrationReceived',
  enrolled: 'enrolled',
  waitlisted: 'waitlisted',
} as const

const tellOfSeat = (tx: Db, wish: ClassroomWish, status: Decided['status']): Promise<void> =>
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

async function keepRow(tx: Db, wish: ClassroomWish, { wanted, before, status }: Decided): Promise<void> {
  const { learnerId, classroomId, emailNotification, now } = wish
  const at = new Date(now)
  const fed = wish.orderFood && isOnSite(wanted.mode)
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
