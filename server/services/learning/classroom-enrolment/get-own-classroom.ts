import { and, count, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { ClassroomEntry } from '#src/domain/classroom/classroom-entry.ts'
import type { EnrolledClassroom } from '#src/domain/classroom/enrolled-classroom.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Site } from '#src/sites/site.ts'
import { findProgressForDate } from '../certification-enrolment/find-progress-for-date.ts'
import type { OwnRow } from './own-row.ts'

interface Of {
  learnerId: number
  audience: Audience & { site: Site }
  now: number
}

/**
 * A classroom with the learner's own enrolment in it; refused as `notFound` without an enrolment, or where
 * the audience isn't shown it.
 */
export async function getOwnClassroom(
  db: Db,
  { classroomId, ...of }: Of & { classroomId: number },
): Promise<ClassroomEntry | RefusedResult> {
  const [entry] = await ownClassrooms(db, of, [classroomId])
  return entry ?? refuse('notFound')
}

/** Those of some classrooms in which the learner has, or had, a place, each with the enrolment. */
export async function ownClassrooms(
  db: Db,
  { learnerId, audience, now }: Of,
  ids: readonly number[],
): Promise<ClassroomEntry[]> {
  const own = await ownRows(db, learnerId, ids)
  const where = inArray(classroom.id, [...own.keys()])
  const entries: ClassroomEntry[] = []
  for (const each of await listClassrooms(db, audience, { where }, now)) {
    const row = own.get(each.id)
    if (!row) continue
    const mine = await withOwn(db, each, row)
    entries.push({ ...mine, ...(await findProgressForDate(db, { learnerId, site: audience.site }, each)) })
  }
  return entries
}

/** A learner's enrolments in some classrooms, by the id of the classroom. */
export async function ownRows(
  db: Db,
  learnerId: number,
  classroomIds: readonly number[],
): Promise<Map<number, OwnRow>> {
  const mine = and(
    eq(classroomEnrolment.learnerId, learnerId),
    inArray(classroomEnrolment.classroomId, [...classroomIds]),
  )
  const rows = await db.select().from(classroomEnrolment).where(mine)
  return new Map(rows.map((row) => [row.classroomId, row]))
}

/** A classroom together with an enrolment in it. */
export const withOwn = async (db: Db, found: Classroom, row: OwnRow): Promise<EnrolledClassroom> => ({
  ...found,
  own: {
    status: row.status,
    waitingPosition: await waitingPosition(db, row),
    payBy: row.payBy?.toISOString() ?? null,
  },
})

/** The position of a learner on the waiting list, from 1; null for learners who don't wait. */
async function waitingPosition(db: Db, { id, classroomId, waitingSince }: OwnRow): Promise<number | null> {
  if (!waitingSince) return null
  const before = or(
    lt(classroomEnrolment.waitingSince, waitingSince),
    and(eq(classroomEnrolment.waitingSince, waitingSince), lt(classroomEnrolment.id, id)),
  )
  const [row] = await db
    .select({ before: count() })
    .from(classroomEnrolment)
    .where(
      and(
        eq(classroomEnrolment.classroomId, classroomId),
        eq(classroomEnrolment.status, 'waitlisted'),
        before,
      ),
    )
  return (row?.before ?? 0) + 1
}
