import { and, count, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { statusesWithSeat } from '#src/domain/classroom/seat.ts'

interface SeatedSession {
  id: number
  capacity: number
}

const takenInClassrooms = (db: Db, ids: number[]) =>
  db
    .select({ id: classroomEnrolment.classroomId, taken: count() })
    .from(classroomEnrolment)
    .where(
      and(
        inArray(classroomEnrolment.classroomId, ids),
        inArray(classroomEnrolment.status, [...statusesWithSeat]),
      ),
    )
    .groupBy(classroomEnrolment.classroomId)

const takenInExams = (db: Db, ids: number[]) =>
  db
    .select({ id: practicalExamEnrolment.practicalExamId, taken: count() })
    .from(practicalExamEnrolment)
    .where(
      and(
        inArray(practicalExamEnrolment.practicalExamId, ids),
        ne(practicalExamEnrolment.status, 'notEnrolled'),
      ),
    )
    .groupBy(practicalExamEnrolment.practicalExamId)

/** Returns the number of free seats of classrooms or practical exams, by id. */
export async function countSeatsLeft(
  db: Db,
  family: 'classroom' | 'practicalExam',
  items: readonly SeatedSession[],
): Promise<Map<number, number>> {
  if (items.length === 0) return new Map()
  const ids = items.map(({ id }) => id)
  const rows = await (family === 'classroom' ? takenInClassrooms(db, ids) : takenInExams(db, ids))
  const taken = new Map(rows.map((row) => [row.id, row.taken]))
  return new Map(items.map(({ id, capacity }) => [id, Math.max(0, capacity - (taken.get(id) ?? 0))]))
}
