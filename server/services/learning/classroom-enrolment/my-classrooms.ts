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
import type { ClassroomEnrolmentRow } from './classroom-enrolment-row.ts'

interface ClassroomReader {
  learnerId: number
  audience: Audience & { site: Site }
  now: number
}

/**
 * Returns a classroom with the learner's enrolment; refused as `notFound` if the learner has no enrolment or the
 * audience can't see the classroom.
 */
export async function getMyClassroom(
  db: Db,
  { classroomId, ...reader }: ClassroomReader & { classroomId: number },
): Promise<ClassroomEntry | RefusedResult> {
  const [entry] = await listMyClassrooms(db, reader, [classroomId])
  return entry ?? refuse('notFound')
}

/** Returns the given classrooms in which the learner has or had a seat, each with the enrolment. */
export async function listMyClassrooms(
  db: Db,
  { learnerId, audience, now }: ClassroomReader,
  ids: readonly number[],
): Promise<ClassroomEntry[]> {
  const enrolments = await findClassroomEnrolments(db, learnerId, ids)
  const where = inArray(classroom.id, [...enrolments.keys()])
  const entries: ClassroomEntry[] = []
  for (const item of await listClassrooms(db, audience, { where }, now)) {
    const row = enrolments.get(item.id)
    if (!row) continue
    const enrolledClassroom = await loadEnrolledClassroom(db, item, row)
    entries.push({
      ...enrolledClassroom,
      ...(await findProgressForDate(db, { learnerId, site: audience.site }, item)),
    })
  }
  return entries
}

/** Returns a learner's enrolments in the given classrooms, by classroom id. */
export async function findClassroomEnrolments(
  db: Db,
  learnerId: number,
  classroomIds: readonly number[],
): Promise<Map<number, ClassroomEnrolmentRow>> {
  const enrolledClassroom = and(
    eq(classroomEnrolment.learnerId, learnerId),
    inArray(classroomEnrolment.classroomId, [...classroomIds]),
  )
  const rows = await db.select().from(classroomEnrolment).where(enrolledClassroom)
  return new Map(rows.map((row) => [row.classroomId, row]))
}

/** Returns a classroom together with an enrolment in it. */
export const loadEnrolledClassroom = async (
  db: Db,
  found: Classroom,
  row: ClassroomEnrolmentRow,
): Promise<EnrolledClassroom> => ({
  ...found,
  own: {
    status: row.status,
    waitingPosition: await waitingPosition(db, row),
    payBy: row.payBy?.toISOString() ?? null,
  },
})

/**
 * Returns the position of a learner on the waiting list, counted from 1; null for learners who are not on the list.
 */
async function waitingPosition(
  db: Db,
  { id, classroomId, waitingSince }: ClassroomEnrolmentRow,
): Promise<number | null> {
  if (!waitingSince) return null
  const isEarlier = or(
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
        isEarlier,
      ),
    )
  return (row?.before ?? 0) + 1
}
