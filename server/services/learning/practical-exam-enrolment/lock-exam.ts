import { and, count, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/** Returns the certification, country and fee of a practical exam; undefined if the audience can't see it. */
export async function findVisibleExam(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({
      certificationId: practicalExam.certification,
      country: practicalExam.country,
      fee: practicalExam.fee,
    })
    .from(practicalExam)
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .where(eq(practicalExam.id, id))
  return row
}

/**
 * Returns a practical exam, visible or not, locked until the transaction ends, so that concurrent changes of its
 * seats wait; undefined for an unknown id.
 */
export async function lockExam(tx: Db, id: number) {
  const [row] = await tx
    .select({ capacity: practicalExam.capacity, startsAt: selectInstant(practicalExam.startsAt) })
    .from(practicalExam)
    .where(eq(practicalExam.id, id))
    .for('update')
  return row
}

/** Returns the number of learners who have, or had, a seat in a practical exam. */
export async function countTakenSeats(tx: Db, id: number): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(practicalExamEnrolment)
    .where(
      and(eq(practicalExamEnrolment.practicalExamId, id), ne(practicalExamEnrolment.status, 'notEnrolled')),
    )
  return row?.taken ?? 0
}
