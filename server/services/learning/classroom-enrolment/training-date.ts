import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { takesPlace } from '#server/services/platform/training-session/takes-place.ts'
import { isSameTraining } from '#src/domain/classroom/same-training.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'

/** The language whose names tell trainings apart: every item has its texts in it. */
const named = 'en'

const columns = {
  id: classroom.id,
  certificationId: classroom.certification,
  mode: classroom.mode,
  name: classroomText.name,
  country: classroom.country,
  venue: classroom.venue,
  fee: classroom.fee,
}

const dates = (db: Db) =>
  db
    .select(columns)
    .from(classroom)
    .innerJoin(classroomText, textOfItem(classroomText, classroom.id, named))

const placed = (row: Awaited<ReturnType<typeof dates>>[number]) => ({ ...row, venue: venueOf(row) })

/** Whether one session is another date of the training of the other, at the same price. */
export async function areSameTraining(db: Db, one: number, other: number): Promise<boolean> {
  const [here] = await dates(db).where(eq(classroom.id, one))
  const [there] = await dates(db).where(eq(classroom.id, other))
  return here !== undefined && there !== undefined && isSameTraining(placed(here), placed(there))
}

/** The ids of the other sessions of a session's training that are still to come. */
export async function listOtherDateIds(db: Db, id: number, now: number): Promise<number[]> {
  const [here] = await dates(db).where(eq(classroom.id, id))
  if (!here) return []
  const coming = gt(classroom.startsAt, new Date(now).toISOString())
  const rows = await dates(db).where(
    and(ne(classroom.id, id), eq(classroom.mode, here.mode), coming, takesPlace('classroom', classroom.id)),
  )
  return rows.filter((each) => isSameTraining(placed(here), placed(each))).map((each) => each.id)
}
