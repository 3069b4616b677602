import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { isSeatMovable } from '#src/domain/classroom/seat.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockClassroomEnrolment } from './classroom-enrolment-row.ts'
import { fillSeats } from './fill-seats.ts'
import { findClassroomCertification, type LockedClassroom, lockAnyClassroom } from './find-classroom.ts'
import { moveSeat } from './move-seat.ts'
import { areSameTraining } from './training-date.ts'

export interface MoveSeatInput {
  learnerId: number
  audience: Audience
  classroomId: number
  toClassroomId: number
  now: number
}

/**
 * The final states of an enrolment in the target date that may be replaced: its row is deleted before the learner's
 * seat is moved there.
 */
const replaceableStates: readonly ClassroomEnrolmentStatus[] = ['notEnrolled', 'left', 'expired']

/**
 * Moves a learner's seat to another date of the same training at the same price. Both dates are locked: the old seat
 * is released only if the new one is assigned. The next waiting learner gets the old seat. Refused as `notFound` if
 * the learner has no seat that can be moved, or if the other date belongs to another training. Refused as
 * `tooLateToCancel` within 24 hours before the start of the old date, and as `enrolmentExpired` after the start of
 * either date. Refused as `alreadyRegistered` if the learner has a seat on the other date, and as `trainingFull` if
 * that date has no free seat. Decision: docs/decisions/moving-places.md.
 */
export async function moveToOtherDate(db: Db, input: MoveSeatInput): Promise<true | RefusedResult> {
  const { learnerId, audience, classroomId, toClassroomId, now } = input
  return db.transaction(async (tx) => {
    if (classroomId === toClassroomId) return refuse('notFound')
    const shown = await findClassroomCertification(tx, audience, toClassroomId)
    const [source, target] = await lockBoth(tx, classroomId, toClassroomId)
    if (shown === undefined || !source || !target) return refuse('notFound')
    const enrolment = await lockClassroomEnrolment(tx, learnerId, classroomId)
    if (!enrolment || !isSeatMovable(enrolment)) return refuse('notFound')
    const tooLate = checkNoticePeriod(source.startsAt, now)
    if (tooLate) return refuse(tooLate)
    if (!(await areSameTraining(tx, classroomId, toClassroomId))) return refuse('notFound')
    const prepared = await clearTargetSession(tx, input, target)
    if (isRefused(prepared)) return prepared
    await moveSeat(tx, enrolment, target, now)
    const subject = { kind: 'classroom' as const, id: toClassroomId }
    await queueMail(tx, { kind: 'moved', learnerId, site: audience.site, data: { subject }, now })
    await fillSeats(tx, source, now)
    return true
  })
}

/**
 * Locks two training sessions in the order of their ids, so that learners who move in opposite directions don't
 * deadlock.
 */
async function lockBoth(tx: Db, firstId: number, secondId: number) {
  const locked = new Map<number, LockedClassroom | undefined>()
  for (const id of [firstId, secondId].toSorted((a, b) => a - b))
    locked.set(id, await lockAnyClassroom(tx, id))
  return [locked.get(firstId), locked.get(secondId)] as const
}

/** Ensures that the target date has a free seat, and deletes a replaceable enrolment of the learner in that date. */
async function clearTargetSession(
  tx: Db,
  { learnerId, now }: MoveSeatInput,
  target: LockedClassroom,
): Promise<true | RefusedResult> {
  const previous = await lockClassroomEnrolment(tx, learnerId, target.id)
  if (previous && !replaceableStates.includes(previous.status))
    return refuse(previous.status === 'cancelled' ? 'enrolmentExpired' : 'alreadyRegistered')
  if (await isSessionCancelled(tx, 'classroom', target.id))
    return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
  if (now >= Date.parse(target.startsAt)) return refuse('enrolmentExpired')
  if ((await fillSeats(tx, target, now)) < 1) return refuse('trainingFull')
  if (previous) await tx.delete(classroomEnrolment).where(eq(classroomEnrolment.id, previous.id))
  return true
}
