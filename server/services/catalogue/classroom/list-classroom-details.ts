import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { ClassroomDetail } from '#src/domain/classroom/enrolled-classroom.ts'
import { listClassrooms } from './list-classrooms.ts'

/** A classroom with all data of its page, except a learner's enrolment. */
export type ClassroomDetails = Classroom & Pick<ClassroomDetail, 'description' | 'bodyLanguage'>

/**
 * Returns visible classrooms by their ids, past ones included, soonest first. `now` in milliseconds since
 * 1970.
 */
export async function listClassroomDetails(
  db: Db,
  audience: Audience,
  ids: readonly number[],
  now: number,
): Promise<ClassroomDetails[]> {
  const where = inArray(classroom.id, [...ids])
  const found = await listClassrooms(db, audience, { where }, now)
  if (found.length === 0) return []
  const texts = await db
    .select({
      id: classroom.id,
      description: classroomText.description,
      bodyLanguage: classroomText.bodyLanguage,
    })
    .from(classroom)
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, audience.language))
    .where(where)
  const textOf = new Map(texts.map(({ id, ...text }) => [id, text]))
  return found.map((item) => ({
    ...item,
    ...(textOf.get(item.id) ?? { description: '', bodyLanguage: 'en' }),
  }))
}
