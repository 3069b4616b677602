import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import {
  type ClassroomEnrolment,
  mayMoveClassroomEnrolment,
} from '#src/domain/classroom/classroom-enrolment.ts'

const day = 24 * 60 * 60 * 1000

/**
 * How long after the end a learner who has not checked in counts as absent, in milliseconds. Decision:
 * docs/decisions/classroom-seats.md.
 */
export const absenceDelay = day

interface Settling {
  from: ClassroomEnrolment
  to: ClassroomEnrolment
  /** Which instant of the classroom must lie that far back. */
  since: 'startsAt' | 'endsAt'
  after: number
}

const settlings: readonly Settling[] = [
  { from: 'enrolled', to: 'absent', since: 'endsAt', after: absenceDelay },
  { from: 'pending', to: 'expired', since: 'startsAt', after: 0 },
  { from: 'waitlisted', to: 'expired', since: 'startsAt', after: 0 },
]

/** A subquery of the classrooms that began or ended by an instant, in milliseconds. */
const classroomsBy = (db: Db, since: 'startsAt' | 'endsAt', instant: number) =>
  db
    .select({ id: classroom.id })
    .from(classroom)
    .where(lte(classroom[since], new Date(instant).toISOString()))

/** Ends the enrolments of learners who were not in a classroom that is over. Answers how many it moved. */
export async function completeEndedEnrolments(db: Db, now: number): Promise<number> {
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

/** How long after the end allergies and diets are deleted, in milliseconds. Decision: docs/decisions/classroom-seats.md. */
export const foodKept = 30 * day

/** Deletes allergies and diets that classrooms no longer need. */
export async function purgeFood(db: Db, now: number): Promise<void> {
  const over = inArray(classroomEnrolment.classroomId, classroomsBy(db, 'endsAt', now - foodKept))
  const told = or(isNotNull(classroomEnrolment.allergies), isNotNull(classroomEnrolment.diet))
  await db.update(classroomEnrolment).set({ allergies: null, diet: null }).where(and(over, told))
}
