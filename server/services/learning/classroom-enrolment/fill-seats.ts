import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { queueMails } from '#server/services/platform/outbox/queue-mail.ts'
import { canFreeSeatBeTaken } from '#src/domain/classroom/notice-period.ts'
import { statusesWithSeat } from '#src/domain/classroom/seat.ts'
import { waitingListHold } from '#src/domain/order/payment-deadline.ts'
import type { LockedClassroom } from './find-classroom.ts'
import { updateEnrolmentStatus } from './update-enrolment-status.ts'

/** Returns the number of seats of a locked classroom that are neither assigned nor reserved. */
export async function countFreeSeats(tx: Db, { id, capacity }: LockedClassroom): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(classroomEnrolment)
    .where(
      and(eq(classroomEnrolment.classroomId, id), inArray(classroomEnrolment.status, [...statusesWithSeat])),
    )
  return Math.max(0, capacity - (row?.taken ?? 0))
}

/**
 * Returns the status of a learner who gets a seat: `pending` if the classroom needs approval, else
 * `enrolled`.
 */
export const statusOfGrantedSeat = ({ needsApproval }: Pick<LockedClassroom, 'needsApproval'>) =>
  needsApproval ? ('pending' as const) : ('enrolled' as const)

/**
 * Assigns the free seats of a locked classroom to the learners who have waited longest, until 24 hours before the
 * start. A seat with a fee is reserved for a day so that the learner can pay. Returns the number of seats left.
 * Decision: docs/decisions/classroom-seats.md.
 */
export async function fillSeats(tx: Db, classroom: LockedClassroom, now: number): Promise<number> {
  const free = await countFreeSeats(tx, classroom)
  if (!canFreeSeatBeTaken(classroom.startsAt, now)) return free
  const waiting = await tx
    .select({
      id: classroomEnrolment.id,
      status: classroomEnrolment.status,
      learnerId: classroomEnrolment.learnerId,
    })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.classroomId, classroom.id), eq(classroomEnrolment.status, 'waitlisted')))
    .orderBy(asc(classroomEnrolment.waitingSince), asc(classroomEnrolment.id))
    .limit(free)
    .for('update')
  const payBy = classroom.fee && new Date(Math.min(now + waitingListHold, Date.parse(classroom.startsAt)))
  const status = payBy ? ('pending' as const) : statusOfGrantedSeat(classroom)
  for (const row of waiting) await updateEnrolmentStatus(tx, row, status, now, { payBy })
  const subject = { kind: 'classroom' as const, id: classroom.id }
  const data = { subject, ...(payBy && { until: payBy.toISOString() }) }
  const kind = payBy ? 'promotedToPay' : status === 'pending' ? 'registrationReceived' : 'promoted'
  await queueMails(
    tx,
    waiting.map(({ learnerId }) => ({ kind, learnerId, data, now })),
  )
  return free - waiting.length
}
