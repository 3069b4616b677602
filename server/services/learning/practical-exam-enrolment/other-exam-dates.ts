import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { takesPlace } from '#server/services/platform/training-session/takes-place.ts'
import { isSameTraining, type TrainingDate } from '#src/domain/classroom/same-training.ts'

const columns = {
  id: practicalExam.id,
  certificationId: practicalExam.certification,
  country: practicalExam.country,
  fee: practicalExam.fee,
}

/** A practical exam is a training that is always held at a venue, and is told apart by its certification alone. */
const trainingOf = ({ certificationId, country, fee }: Omit<TrainingDate, 'mode' | 'name' | 'venue'>) =>
  ({ ...{ certificationId, country, fee }, mode: 'onsite', name: '', venue: country }) as const

/** Whether one date is another of the practical exam of the other, at the same price. */
export async function areSameExam(db: Db, one: number, other: number): Promise<boolean> {
  const [here] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, one))
  const [there] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, other))
  return !!here && !!there && isSameTraining(trainingOf(here), trainingOf(there))
}

/** The ids of the other dates of a practical exam that are still to come, at the same price. */
export async function otherExamDatesOf(db: Db, id: number, now: number): Promise<number[]> {
  const [here] = await db.select(columns).from(practicalExam).where(eq(practicalExam.id, id))
  if (!here) return []
  const coming = gt(practicalExam.startsAt, new Date(now).toISOString())
  const others = and(
    ne(practicalExam.id, id),
    eq(practicalExam.certification, here.certificationId),
    coming,
    takesPlace('practicalExam', practicalExam.id),
  )
  const rows = await db.select(columns).from(practicalExam).where(others)
  return rows.filter((each) => isSameTraining(trainingOf(here), trainingOf(each))).map((each) => each.id)
}
