import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OtherDate } from '#src/domain/classroom/other-date.ts'
import { isMovable } from '#src/domain/classroom/seat.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { ownRows } from './get-own-classroom.ts'
import { overlapsOf } from './overlaps-of.ts'
import { listOtherDateIds } from './training-date.ts'

interface Asking {
  learnerId: number
  audience: Audience
  classroomId: number
  now: number
}

/**
 * The dates that a learner may move to from a session, soonest first, each with the session of the learner's
 * own that it overlaps with. Refused as `notFound` without a seat that can be moved.
 */
export async function listOtherDates(
  db: Db,
  { learnerId, audience, classroomId, now }: Asking,
): Promise<OtherDate[] | RefusedResult> {
  const own = (await ownRows(db, learnerId, [classroomId])).get(classroomId)
  if (!own || !isMovable(own)) return refuse('notFound')
  const ids = await listOtherDateIds(db, classroomId, now)
  if (ids.length === 0) return []
  const dates = await listClassrooms(db, audience, { where: inArray(classroom.id, ids) }, now)
  const overlapOf = await overlapsOf(db, { learnerId, audience }, { kind: 'classroom', id: classroomId })
  return dates.map((date) => ({ classroom: date, overlap: overlapOf(date) }))
}
