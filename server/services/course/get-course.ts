import { eq } from 'drizzle-orm'
import type { Course } from '../../../src/domain/course/course.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { course } from '../../db/schema/course.ts'
import type { Audience } from '../content/shown-to.ts'
import { learningOf } from '../progress/learning-of.ts'
import { categoryNames } from './category-names.ts'
import { chapterRows } from './chapter-rows.ts'
import { courseRows } from './course-rows.ts'
import { courseOf } from './whole-course.ts'

/** One course with its chapters; registration and chapter states are the learner's, or nothing for everybody else. */
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
