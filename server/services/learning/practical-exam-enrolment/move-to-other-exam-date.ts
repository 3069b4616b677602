import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Site } from '#src/sites/site.ts'
import { findExamEnrolment } from './exam-enrolment-row.ts'
import { countTakenSeats, findVisibleExam, lockExam } from './lock-exam.ts'
import { moveExamSeat } from './move-exam-seat.ts'
import { areSameExam } from './other-exam-dates.ts'

export interface MoveExamSeatInput {
  learnerId: number
  audience: Audience & { site: Site }
  practicalExamId: number
  toPracticalExamId: number
  now: number
}

type LockedExam = NonNullable<Awaited<ReturnType<typeof lockExam>>>

/**
 * Moves a learner's seat to another date of the same practical exam at the same price. Both dates are locked: the
 * old seat is released only if the new one is assigned. Refused as `notFound` if the learner has no seat, or if the
 * other date belongs to another exam. Refused as `tooLateToCancel` within 24 hours before the start of the old date,
 * and as `enrolmentExpired` after the start of either date. Refused as `alreadyRegistered` if the learner has a seat
 * on the other date, and as `practicalExamFull` if that date has no free seat. Decision:
 * docs/decisions/moving-places.md.
 */
export async function moveToOtherExamDate(db: Db, input: MoveExamSeatInput): Promise<true | RefusedResult> {
  const { learnerId, audience, practicalExamId, toPracticalExamId, now } = input
  return db.transaction(async (tx) => {
    if (practicalExamId === toPracticalExamId) return refuse('notFound')
    const visible = await findVisibleExam(tx, audience, toPracticalExamId)
    const [source, target] = await lockBoth(tx, practicalExamId, toPracticalExamId)
    if (!visible || !source || !target) return refuse('notFound')
    const enrolment = await findExamEnrolment(tx, learnerId, practicalExamId, true)
    if (enrolment?.status !== 'enrolled') return refuse('notFound')
    const tooLate = checkNoticePeriod(source.startsAt, now)
    if (tooLate) return refuse(tooLate)
    if (!(await areSameExam(tx, practicalExamId, toPracticalExamId))) return refuse('notFound')
    const prepared = await clearTargetExam(tx, input, target)
    if (isRefused(prepared)) return prepared
    await moveExamSeat(tx, enrolment, toPracticalExamId, now)
    const subject = { kind: 'practicalExam' as const, id: toPracticalExamId }
    await queueMail(tx, { kind: 'moved', learnerId, site: audience.site, data: { subject }, now })
    return true
  })
}

/**
 * Locks two dates in the order of their ids, so that learners who move in opposite directions don't deadlock.
 */
async function lockBoth(tx: Db, firstId: number, secondId: number) {
  const locked = new Map<number, LockedExam | undefined>()
  for (const id of [firstId, secondId].toSorted((a, b) => a - b)) locked.set(id, await lockExam(tx, id))
  return [locked.get(firstId), locked.get(secondId)] as const
}

/** Ensures that the target date has a free seat, and deletes a former enrolment of the learner in that date. */
async function clearTargetExam(
  tx: Db,
  input: MoveExamSeatInput,
  target: LockedExam,
): Promise<true | RefusedResult> {
  const { learnerId, toPracticalExamId, now } = input
  const previous = await findExamEnrolment(tx, learnerId, toPracticalExamId, true)
  if (previous && previous.status !== 'notEnrolled') return refuse('alreadyRegistered')
  if (await isSessionCancelled(tx, 'practicalExam', toPracticalExamId))
    return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
  if (now >= Date.parse(target.startsAt)) return refuse('enrolmentExpired')
  if ((await countTakenSeats(tx, toPracticalExamId)) >= target.capacity) return refuse('practicalExamFull')
  if (previous) await tx.delete(practicalExamEnrolment).where(eq(practicalExamEnrolment.id, previous.id))
  return true
}
