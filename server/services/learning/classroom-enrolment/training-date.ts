import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import { isSameTraining } from '#src/domain/classroom/same-training.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'

/** The language whose names identify a training: every item has texts in it. */
const nameLanguage = 'en'

const columns = {
  id: classroom.id,
  certificationId: classroom.certification,
  mode: classroom.mode,
  name: classroomText.name,
  country: classroom.country,
  venue: classroom.venue,
  fee: classroom.fee,
}

const selectDates = (db: Db) =>
  db
    .select(columns)
    .from(classroom)
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, nameLanguage))

const withVenue = (row: Awaited<ReturnType<typeof selectDates>>[number]) => ({ ...row, venue: venueOf(row) })

/** Returns whether two training sessions are dates of the same training at the same price. */
export async function areSameTraining(db: Db, firstId: number, secondId: number): Promise<boolean> {
  const [first] = await selectDates(db).where(eq(classroom.id, firstId))
  const [second] = await selectDates(db).where(eq(classroom.id, secondId))
  return first !== undefined && second !== undefined && isSameTraining(withVenue(first), withVenue(second))
}

/** Returns the ids of the other future training sessions of the same training. */
export async function listOtherDateIds(db: Db, id: number, now: number): Promise<number[]> {
  const [first] = await selectDates(db).where(eq(classroom.id, id))
  if (!first) return []
  const isFuture = gt(classroom.startsAt, new Date(now).toISOString())
  const rows = await selectDates(db).where(
    and(
      ne(classroom.id, id),
      eq(classroom.mode, first.mode),
      isFuture,
      isNotCancelled('classroom', classroom.id),
    ),
  )
  return rows.filter((row) => isSameTraining(withVenue(first), withVenue(row))).map((row) => row.id)
}
