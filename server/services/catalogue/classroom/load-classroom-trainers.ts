import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { trainer, trainerText } from '#server/db/schema/trainer.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the visible trainers of the given classrooms by classroom id, in their order. */
export async function loadClassroomTrainers(db: Db, audience: Audience, classroomIds: readonly number[]) {
  if (classroomIds.length === 0) return new Map<number, { id: number; name: string }[]>()
  const rows = await db
    .select({ classroomId: classroomTrainer.classroomId, id: trainer.id, name: trainerText.name })
    .from(classroomTrainer)
    .innerJoin(trainer, eq(trainer.id, classroomTrainer.trainerId))
    .innerJoin(contentItem, isPublishedFor(audience, 'trainer', trainer.id))
    .innerJoin(trainerText, isItemText(trainerText, trainer.id, audience.language))
    .where(inArray(classroomTrainer.classroomId, [...classroomIds]))
    .orderBy(asc(classroomTrainer.position))
  return new Map(
    [...Map.groupBy(rows, (row) => row.classroomId)].map(([id, trainers]) => [
      id,
      trainers.map((row) => ({ id: row.id, name: row.name })),
    ]),
  )
}
