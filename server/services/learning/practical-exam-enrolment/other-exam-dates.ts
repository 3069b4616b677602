import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import { isSameTraining, type TrainingDate } from '#src/domain/classroom/same-training.ts'

const columns = {
  id: practicalExam.id,
  certificationId: practicalExam.certification,
  country: practicalExam.country,
  fee: practicalExam.fee,
}

/**
 * Returns the date of a practical exam in the form of a training date. A practical exam is always held at a venue,
 * and its certification alone identifies it.
 */
const trainingOf = ({ certificationId, country, fee }: Omit<TrainingDate, 'mode' | 'name' | 'venue'>) =>
  ({ ...{ certificationId, country, fee }, mode: 'onsite', name: '', venue: country }) as const

/** Returns whether two dates belong to the same practical exam at the same price. */
export async function areSameExam(db: Db, firstId: number, secondId: number): Promise<boolean> {
  const [first] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, firstId))
  const [second] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, secondId))
  return !!first && !!second && isSameTraining(trainingOf(first), trainingOf(second))
}

/** Returns the ids of the other future dates of a practical exam at the same price. */
export async function listOtherExamDateIds(db: Db, id: number, now: number): Promise<number[]> {
  const [first] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, id))
  if (!first) return []
  const isFuture = gt(practicalExam.startsAt, new Date(now).toISOString())
  const isOtherDate = and(
    ne(practicalExam.id, id),
    eq(practicalExam.certification, first.certificationId),
    isFuture,
    isNotCancelled('practicalExam', practicalExam.id),
  )
  const rows = await db.select(columns).from(practicalExam).where(isOtherDate)
  return rows.filter((row) => isSameTraining(trainingOf(first), trainingOf(row))).map((row) => row.id)
}
