import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherDate } from '#src/domain/classroom/other-date.ts'
import { isSeatMovable } from '#src/domain/classroom/seat.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findClassroomEnrolments } from './my-classrooms.ts'
import { createOverlapFinder } from './overlap-finder.ts'
import { listOtherDateIds } from './training-date.ts'

interface OtherDatesInput {
  learnerId: number
  audience: Audience
  classroomId: number
  now: number
}

/**
 * Lists the dates to which a learner can move from a training session, soonest first. If a date overlaps with
 * another training session of the learner, the date names that session. Refused as `notFound` if the learner has no
 * seat that can be moved.
 */
export async function listOtherDates(
  db: Db,
  { learnerId, audience, classroomId, now }: OtherDatesInput,
): Promise<OtherDate[] | RefusedResult> {
  const enrolment = (await findClassroomEnrolments(db, learnerId, [classroomId])).get(classroomId)
  if (!enrolment || !isSeatMovable(enrolment)) return refuse('notFound')
  const ids = await listOtherDateIds(db, classroomId, now)
  if (ids.length === 0) return []
  const dates = await listClassrooms(db, audience, { where: inArray(classroom.id, ids) }, now)
  const overlapOf = await createOverlapFinder(
    db,
    { learnerId, audience },
    { kind: 'classroom', id: classroomId },
  )
  return dates.map((date) => ({ classroom: date, overlap: overlapOf(date) }))
}
