import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText, classroomTrainer } from '#server/db/schema/classroom.ts'
import { storedVenueOf } from '#src/domain/classroom/venue.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import { replaceRows } from './save-rows.ts'
import { createTableWriter, type NumberedDocument } from './table-writer.ts'

export const classroomTableWriter = createTableWriter(
  'classroom',
  { item: classroom, text: classroomText, rich: ['description'], elsewhere: ['trainers', 'venue'] },
  async (tx, items) => {
    const rows = items.flatMap(({ id, document }) =>
      document.trainers.map((trainerId, index) => ({ classroomId: id, trainerId, position: index + 1 })),
    )
    await replaceRows(
      tx,
      classroomTrainer,
      classroomTrainer.classroomId,
      items.map(({ id }) => id),
      rows,
    )
    await saveVenues(tx, items)
  },
)

/** Saves the venue of each classroom, in one statement per country. */
async function saveVenues(tx: Db, items: readonly NumberedDocument<Documents['classroom']>[]): Promise<void> {
  const byVenue = Map.groupBy(items, ({ document }) => storedVenueOf(document.venue))
  for (const [venue, classrooms] of byVenue)
    await tx
      .update(classroom)
      .set({ venue })
      .where(
        inArray(
          classroom.id,
          classrooms.map(({ id }) => id),
        ),
      )
}
