import { isInTime } from '../../../src/domain/classroom/notice-period.ts'
import { isOnSite } from '../../../src/domain/classroom/on-site.ts'
import { isUnfinished } from '../../../src/domain/classroom/seat.ts'
import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import type { Audience } from '../content/shown-to.ts'
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
  kind: ClassroomKind
  emailNotification: EmailNotification
  allergies: string | null
  diet: string | null
  now: number
}

/**
 * Gives a learner a seat, or a place on the waiting list; the lock on the classroom keeps it from being oversold. Refused as
 * `notFound`, `alreadyRegistered`, `enrolmentExpired` after the start, `forbidden` where it costs something,
 * `trainingFull`, and as `trainingRefusal` says. Specification 1, section 4; decisions: "Classrooms".
 */
export async function enrolInClassroom(db: Db, wish: ClassroomWish): Promise<true | Refused> {
  const { learnerId, classroomId, audience, kind, now } = wish
  return db.transaction(async (tx) => {
    const certificationId = await certificationOf(tx, audience, classroomId)
    if (certificationId === undefined) return refuse('notFound')
    const training = { learnerId, classroomId, language: audience.language, now }
    const untrained = certificationId && (await trainingRefusal(tx, { ...training, certificationId }))
    const wanted = await lockClassroom(tx, classroomId, kind)
    if (!wanted) return refuse('notFound')
    const before = await lockOwnRow(tx, learnerId, classroomId)
    if (before && isUnfinished(before.status)) return refuse('alreadyRegistered')
    if (now >= Date.parse(wanted.startsAt) || before?.status === 'cancelled')
      return refuse('enrolmentExpired')
    if (untrained) return untrained
    const charged = chargeRefusal(wanted)
    if (charged) return refuse(charged)
    const status = await seatOrWait(tx, wanted, now)
    if (isRefused(status)) return status
    await keepRow(tx, wish, { wanted, before, status })
    return true
  })
}

/** What the learner becomes: whoever waits already goes first. */
async function seatOrWait(tx: Db, wanted: LockedClassroom, now: number) {
  if ((await fillSeats(tx, wanted, now)) > 0) return seatStatus(wanted)
  const waits = wanted.waitingList && isInTime(wanted.startsAt, now)
  return waits ? ('waitlisted' as const) : refuse('trainingFull')
}

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
    createdAt: at,
  }
  if (before) return moveEnrolment(tx, before, status, now, kept)
  await tx.insert(classroomEnrolment).values({ ...kept, learnerId, classroomId, status, changedAt: at })
}
