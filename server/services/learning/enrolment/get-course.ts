import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { categoryNames } from '#server/services/catalogue/course/category-names.ts'
import { chapterRows } from '#server/services/catalogue/course/chapter-rows.ts'
import { courseRows } from '#server/services/catalogue/course/course-rows.ts'
import { courseOf } from '#server/services/catalogue/course/whole-course.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Course } from '#src/domain/course/course.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { learningOf } from '../progress/learning-of.ts'

/** One course with its chapters, and the learner's registration and chapter states; visitors have none. */
export async function getCourse(
  db: Db,
  audience: Audience,
  id: number,
  learnerId: number | null,
): Promise<Course | Refused> {
  const [row] = await courseRows(db, audience, { where: eq(course.id, id) })
  if (!row) return refuse('notFound')
  const chapters = await chapterRows(db, [id], audience.language)
  const whole = courseOf(row, chapters, await categoryNames(db, audience.language))
  if (learnerId === null) return whole
  const learning = await learningOf(db, learnerId, { id, contentType: row.course.contentType, chapters })
  return {
    ...whole,
    registrationStatus: learning.registrationStatus,
    learningProcess: learning.process,
    chapters: whole.chapters.map((chapter) => ({ ...chapter, state: learning.stateOf(chapter.id) })),
    lastChapterId: learning.lastChapterId,
  }
}
