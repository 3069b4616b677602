import { and, count, eq, lt, or } from 'drizzle-orm'
import type { EnrolledClassroom } from '../../../src/domain/classroom/enrolled-classroom.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { listClassrooms } from '../classroom/list-classrooms.ts'
import type { Audience } from '../content/shown-to.ts'
import type { OwnRow } from './own-row.ts'

interface Of {
  learnerId: number
  audience: Audience
  classroomId: number
  now: number
}

/** A classroom with the learner's enrolment in it; `notFound` without one, or where it isn't shown. */
export async function ownClassroom(db: Db, of: Of): Promise<EnrolledClassroom | Refused> {
  const { learnerId, audience, classroomId, now } = of
  const [found] = await listClassrooms(db, audience, { where: eq(classroom.id, classroomId) }, now)
  const [row] = await db
    .select()
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, classroomId)))
  if (!found || !row) return refuse('notFound')
  return { ...found, own: { status: row.status, waitingPosition: await waitingPosition(db, row) } }
}

/** Counts from 1; null for those who don't wait. */
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
