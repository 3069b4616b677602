import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import type { ClassroomEnrolment } from '#src/domain/classroom/classroom-enrolment.ts'
import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { isMovable } from '#src/domain/classroom/seat.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { fillSeats } from './fill-seats.ts'
import { certificationOf, type LockedClassroom, lockAnyClassroom } from './find-classroom.ts'
import { moveSeat } from './move-seat.ts'
import { lockOwnRow } from './own-row.ts'
import { areSameTraining } from './training-date.ts'

export interface MoveInput {
  learnerId: number
  audience: Audience
  classroomId: number
  toClassroomId: number
  now: number
}

/** The ends of an enrolment that leave room for another: its row gives way to the one that moves in. */
const given: readonly ClassroomEnrolment[] = ['notEnrolled', 'left', 'expired']

/**
 * Moves a learner's seat to another date of the same training at the same price: both sessions are locked, so
 * the old seat is kept until the new one is held, or nothing happens. Those who wait get the old one. Refused
 * as `notFound` without a seat that can be moved, or where the other is no date of the same training;
 * `tooLateToCancel` within 24 hours before the start of the one left; `enrolmentExpired` after the start of
 * either; `alreadyRegistered`; `trainingFull`. Decision: docs/decisions/moving-places.md.
 */
export async function moveToOtherDate(db: Db, moving: MoveInput): Promise<true | RefusedResult> {
  const { learnerId, audience, classroomId, toClassroomId, now } = moving
  return db.transaction(async (tx) => {
    if (classroomId === toClassroomId) return refuse('notFound')
    const shown = await certificationOf(tx, audience, toClassroomId)
    const [here, there] = await lockBoth(tx, classroomId, toClassroomId)
    if (shown === undefined || !here || !there) return refuse('notFound')
    const before = await lockOwnRow(tx, learnerId, classroomId)
    if (!before || !isMovable(before)) return refuse('notFound')
    const late = cancelRefusal(here.startsAt, now)
    if (late) return refuse(late)
    if (!(await areSameTraining(tx, classroomId, toClassroomId))) return refuse('notFound')
    const room = await makeRoom(tx, moving, there)
    if (isRefused(room)) return room
    await moveSeat(tx, before, there, now)
    const subject = { kind: 'classroom' as const, id: toClassroomId }
    await queueMail(tx, { kind: 'moved', learnerId, site: audience.site, data: { subject }, now })
    await fillSeats(tx, here, now)
    return true
  })
}

/** Locks two sessions, always in the order of their ids: two learners who change places don't wait for each other. */
async function lockBoth(tx: Db, one: number, other: number) {
  const locked = new Map<number, LockedClassroom | undefined>()
  for (const id of [one, other].toSorted((a, b) => a - b)) locked.set(id, await lockAnyClassroom(tx, id))
  return [locked.get(one), locked.get(other)] as const
}

/** Sees to it that a seat of the other session is free, and that no older enrolment of the learner is in the way. */
async function makeRoom(
  tx: Db,
  { learnerId, now }: MoveInput,
  there: LockedClassroom,
): Promise<true | RefusedResult> {
  const old = await lockOwnRow(tx, learnerId, there.id)
  if (old && !given.includes(old.status))
    return refuse(old.status === 'cancelled' ? 'enrolmentExpired' : 'alreadyRegistered')
  if (await isCancelled(tx, 'classroom', there.id))
    return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
  if (now >= Date.parse(there.startsAt)) return refuse('enrolmentExpired')
  if ((await fillSeats(tx, there, now)) < 1) return refuse('trainingFull')
  if (old) await tx.delete(classroomEnrolment).where(eq(classroomEnrolment.id, old.id))
  return true
}
