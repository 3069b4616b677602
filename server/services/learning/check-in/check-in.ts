import type { Db } from '#server/db/client.ts'
import { checkCheckInTime } from '#src/domain/classroom/check-in-time.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockClassroomEnrolment } from '../classroom-enrolment/classroom-enrolment-row.ts'
import { findClassroomTimes } from '../classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '../classroom-enrolment/update-enrolment-status.ts'

export interface CheckInResult {
  classroomId: number
  status: ClassroomEnrolmentStatus
  checkedInAt: string
}

/**
 * Checks a learner in to a classroom; a second scan changes nothing. Refused as `notFound` if there is no such
 * classroom, as `tooEarlyToCheckIn` before the classroom starts, as `enrolmentExpired` after it ends, and as
 * `forbidden` if the learner has no seat or the session is cancelled. Specification 2, section 8.
 */
export async function checkIn(
  db: Db,
  {
    learnerId,
    classroomId,
    now,
    actor = null,
  }: { learnerId: number; classroomId: number; now: number; actor?: string | null },
): Promise<CheckInResult | RefusedResult> {
  return db.transaction(async (tx) => {
    const times = await findClassroomTimes(tx, classroomId)
    if (!times) return refuse('notFound')
    const refusal = checkCheckInTime(times, now)
    if (refusal) return refuse(refusal)
    const row = await lockClassroomEnrolment(tx, learnerId, classroomId)
    const result = { classroomId, status: 'checkedIn' as const }
    if (row?.status === 'checkedIn')
      return { ...result, checkedInAt: (row.checkedInAt as Date).toISOString() }
    if (row?.status === 'cancelled') return refuse('forbidden', { reason: 'sessionCancelled' })
    if (row?.status !== 'enrolled') return refuse('forbidden')
    const checkedInAt = new Date(now)
    await updateEnrolmentStatus(tx, row, 'checkedIn', now, { checkedInAt, checkedInBy: actor })
    return { ...result, checkedInAt: checkedInAt.toISOString() }
  })
}
