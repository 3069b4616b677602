import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { isInTime } from '../../../src/domain/classroom/notice-period.ts'
import { seated } from '../../../src/domain/classroom/seat.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import type { LockedClassroom } from './find-classroom.ts'
import { moveEnrolment } from './move-enrolment.ts'

/** The seats of a locked classroom that nobody has or holds. */
export async function freeSeats(tx: Db, { id, capacity }: LockedClassroom): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.classroomId, id), inArray(classroomEnrolment.status, [...seated])))
  return Math.max(0, capacity - (row?.taken ?? 0))
}

/** What a learner who gets a seat is: approval comes after it where the classroom asks for it. */
export const seatStatus = ({ needsApproval }: Pick<LockedClassroom, 'needsApproval'>) =>
  needsApproval ? ('pending' as const) : ('enrolled' as const)

/**
 * Gives the free seats of a locked classroom to those who wait longest, until 24 hours before the start. Answers how many
 * seats are free after that. Decisions: "Classrooms".
 */
export async function fillSeats(tx: Db, classroom: LockedClassroom, now: number): Promise<number> {
  const free = await freeSeats(tx, classroom)
  if (free === 0 || !isInTime(classroom.startsAt, now)) return free
  const waiting = await tx
    .select({ id: classroomEnrolment.id, status: classroomEnrolment.status })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.classroomId, classroom.id), eq(classroomEnrolment.status, 'waitlisted')))
    .orderBy(asc(classroomEnrolment.waitingSince), asc(classroomEnrolment.id))
    .limit(free)
    .for('update')
  for (const row of waiting) await moveEnrolment(tx, row, seatStatus(classroom), now)
  return free - waiting.length
}
