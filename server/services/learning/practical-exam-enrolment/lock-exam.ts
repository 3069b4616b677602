import { and, count, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/**
 * A practical exam that an audience is shown: its certification, its country, and its fee; undefined where it
 * isn't shown.
 */
export async function shownExam(db: Db, audience: Audience, id: number) {
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

/** A practical exam, shown or not, locked until the transaction ends: another change of its places waits. */
export async function lockExam(tx: Db, id: number) {
  const [row] = await tx
    .select({ capacity: practicalExam.capacity, startsAt: selectInstant(practicalExam.startsAt) })
    .from(practicalExam)
    .where(eq(practicalExam.id, id))
    .for('update')
  return row
}

/** How many learners have, or had, a place in a practical exam. */
export async function placesTaken(tx: Db, id: number): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(practicalExamEnrolment)
    .where(
      and(eq(practicalExamEnrolment.practicalExamId, id), ne(practicalExamEnrolment.status, 'notEnrolled')),
    )
  return row?.taken ?? 0
}
