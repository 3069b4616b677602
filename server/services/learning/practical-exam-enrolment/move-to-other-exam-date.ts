import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Site } from '#src/sites/site.ts'
import { lockExam, placesTaken, shownExam } from './lock-exam.ts'
import { movePlace } from './move-place.ts'
import { areSameExam } from './other-exam-dates.ts'
import { ownExamRow } from './own-exam-rows.ts'

export interface MovingExam {
  learnerId: number
  audience: Audience & { site: Site }
  practicalExamId: number
  toPracticalExamId: number
  now: number
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockExam>>>

/**
 * Moves a learner's place to another date of the same practical exam at the same price: both dates are locked, so the old place is
 * kept until the new one is held, or nothing happens. Refused as `notFound` without a place, or where the other is no date of the same
 * exam; `tooLateToCancel` within 24 hours before the start of the one left; `enrolmentExpired` after the start of either;
 * `alreadyRegistered`; `practicalExamFull`. Decision: docs/decisions/moving-places.md.
 */
export async function moveToOtherExamDate(db: Db, moving: MovingExam): Promise<true | RefusedResult> {
  const { learnerId, audience, practicalExamId, toPracticalExamId, now } = moving
  return db.transaction(async (tx) => {
    if (practicalExamId === toPracticalExamId) return refuse('notFound')
    const shown = await shownExam(tx, audience, toPracticalExamId)
    const [here, there] = await lockBoth(tx, practicalExamId, toPracticalExamId)
    if (!shown || !here || !there) return refuse('notFound')
    const before = await ownExamRow(tx, learnerId, practicalExamId, true)
    if (before?.status !== 'enrolled') return refuse('notFound')
    const late = cancelRefusal(here.startsAt, now)
    if (late) return refuse(late)
    if (!(await areSameExam(tx, practicalExamId, toPracticalExamId))) return refuse('notFound')
    const room = await makeRoom(tx, moving, there)
    if (isRefused(room)) return room
    await movePlace(tx, before, toPracticalExamId, now)
    const subject = { kind: 'practicalExam' as const, id: toPracticalExamId }
    await queueMail(tx, { kind: 'moved', learnerId, site: audience.site, data: { subject }, now })
    return true
  })
}

/** Locks two dates, always in the order of their ids: two learners who change places don't wait for each other. */
async function lockBoth(tx: Db, one: number, other: number) {
  const locked = new Map<number, Locked | undefined>()
  for (const id of [one, other].toSorted((a, b) => a - b)) locked.set(id, await lockExam(tx, id))
  return [locked.get(one), locked.get(other)] as const
}

/** Sees to it that a place of the other date is free, and that no older enrolment of the learner is in the way. */
async function makeRoom(tx: Db, moving: MovingExam, there: Locked): Promise<true | RefusedResult> {
  const { learnerId, toPracticalExamId, now } = moving
  const old = await ownExamRow(tx, learnerId, toPracticalExamId, true)
  if (old && old.status !== 'notEnrolled') return refuse('alreadyRegistered')
  if (await isCancelled(tx, 'practicalExam', toPracticalExamId))
    return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
  if (now >= Date.parse(there.startsAt)) return refuse('enrolmentExpired')
  if ((await placesTaken(tx, toPracticalExamId)) >= there.capacity) return refuse('practicalExamFull')
  if (old) await tx.delete(practicalExamEnrolment).where(eq(practicalExamEnrolment.id, old.id))
  return true
}
