import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import {
  type ClassroomEnrolment,
  mayMoveClassroomEnrolment,
} from '../../../src/domain/classroom/classroom-enrolment.ts'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'

const day = 24 * 60 * 60 * 1000

/** Who has not checked in is absent that long after the end, in milliseconds. Decisions: "Classrooms". */
export const absentAfter = day

interface Settling {
  from: ClassroomEnrolment
  to: ClassroomEnrolment
  /** What of the classroom lies that far back, in milliseconds. */
  since: 'startsAt' | 'endsAt'
  after: number
}

const settlings: readonly Settling[] = [
  { from: 'enrolled', to: 'absent', since: 'endsAt', after: absentAfter },
  { from: 'pending', to: 'expired', since: 'startsAt', after: 0 },
  { from: 'waitlisted', to: 'expired', since: 'startsAt', after: 0 },
]

/** The classrooms that began or ended by an instant, in milliseconds. */
const classroomsBy = (db: Db, since: 'startsAt' | 'endsAt', instant: number) =>
  db
    .select({ id: classroom.id })
    .from(classroom)
    .where(lte(classroom[since], new Date(instant).toISOString()))

/** Brings the enrolments of those who were not in a classroom to their end. Answers how many it moved. */
export async function settleEnded(db: Db, now: number): Promise<number> {
  let moved = 0
  for (const { from, to, since, after } of settlings) {
    if (!mayMoveClassroomEnrolment(from, to)) throw new Error(`Nobody goes from ${from} to ${to}`)
    const over = inArray(classroomEnrolment.classroomId, classroomsBy(db, since, now - after))
    const rows = await db
      .update(classroomEnrolment)
      .set({ status: to, waitingSince: null, changedAt: new Date(now) })
      .where(and(eq(classroomEnrolment.status, from), over))
      .returning({ id: classroomEnrolment.id })
    moved += rows.length
  }
  return moved
}

/** What learners may and want to eat is deleted that long after the end, in milliseconds. Decisions: "Classrooms". */
export const foodKept = 30 * day

/** Deletes allergies and wishes about food that have served. */
export async function forgetFood(db: Db, now: number): Promise<void> {
  const over = inArray(classroomEnrolment.classroomId, classroomsBy(db, 'endsAt', now - foodKept))
  const told = or(isNotNull(classroomEnrolment.allergies), isNotNull(classroomEnrolment.diet))
  await db.update(classroomEnrolment).set({ allergies: null, diet: null }).where(and(over, told))
}
