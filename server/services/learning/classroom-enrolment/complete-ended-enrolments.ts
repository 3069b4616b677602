import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import {
  type ClassroomEnrolmentStatus,
  canChangeClassroomEnrolmentStatus,
} from '#src/domain/classroom/classroom-enrolment.ts'
import { retentionRules } from '#src/domain/retention.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The time in milliseconds after the end of a classroom at which a learner who has not checked in becomes absent.
 * Decision: docs/decisions/classroom-seats.md.
 */
export const absenceDelay = day

interface CompletionRule {
  from: ClassroomEnrolmentStatus
  to: ClassroomEnrolmentStatus
  /** The instant from which the delay counts: the start or the end of the classroom. */
  since: 'startsAt' | 'endsAt'
  delay: number
}

const completionRules: readonly CompletionRule[] = [
  { from: 'enrolled', to: 'absent', since: 'endsAt', delay: absenceDelay },
  { from: 'pending', to: 'expired', since: 'startsAt', delay: 0 },
  { from: 'waitlisted', to: 'expired', since: 'startsAt', delay: 0 },
]

/** Returns a subquery of the classrooms that began or ended by an instant, in milliseconds. */
const classroomsBy = (db: Db, since: 'startsAt' | 'endsAt', instant: number) =>
  db
    .select({ id: classroom.id })
    .from(classroom)
    .where(lte(classroom[since], new Date(instant).toISOString()))

/**
 * Completes the enrolments of learners who did not attend a past classroom. Returns the number of enrolments.
 */
export async function completeUnattendedEnrolments(db: Db, now: number): Promise<number> {
  let moved = 0
  for (const { from, to, since, delay } of completionRules) {
    if (!canChangeClassroomEnrolmentStatus(from, to))
      throw new Error(`An enrolment can't go from ${from} to ${to}`)
    const isPast = inArray(classroomEnrolment.classroomId, classroomsBy(db, since, now - delay))
    const rows = await db
      .update(classroomEnrolment)
      .set({ status: to, waitingSince: null, changedAt: new Date(now) })
      .where(and(eq(classroomEnrolment.status, from), isPast))
      .returning({ id: classroomEnrolment.id })
    moved += rows.length
  }
  return moved
}

/**
 * How long allergies and diets are stored after the end of a classroom, in milliseconds. Decision:
 * docs/decisions/classroom-seats.md.
 */
export const foodRequirementsRetention = retentionRules.food.lifetime

/** Deletes allergies and diets that classrooms no longer need. */
export async function purgeFoodRequirements(db: Db, now: number): Promise<void> {
  const isPast = inArray(
    classroomEnrolment.classroomId,
    classroomsBy(db, 'endsAt', now - foodRequirementsRetention),
  )
  const hasFood = or(isNotNull(classroomEnrolment.allergies), isNotNull(classroomEnrolment.diet))
  await db.update(classroomEnrolment).set({ allergies: null, diet: null }).where(and(isPast, hasFood))
}
