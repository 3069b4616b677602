import type { Db } from '#server/db/client.ts'
import { listPublishedCourses } from '#server/services/catalogue/course/list-published-courses.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Course } from '#src/domain/course/course.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { loadLearningProgress } from '../progress/load-learning-progress.ts'

/**
 * Returns a course with its chapters, the learner's registration and the states of the chapters. For visitors, no
 * chapter is started. Refused as `notFound` if the audience can't see the course.
 */
export async function getCourse(
  db: Db,
  audience: Audience,
  id: number,
  learnerId: number | null,
): Promise<Course | RefusedResult> {
  const { tenant, site, language } = audience
  const course = await getCachedContent(db, `course ${id} ${tenant} ${site.code} ${language}`, async () => {
    const [published] = await listPublishedCourses(db, audience, [id])
    return published
  })
  if (!course) return refuse('notFound')
  if (learnerId === null) return course
  const learning = await loadLearningProgress(db, learnerId, course)
  return {
    ...course,
    registrationStatus: learning.registrationStatus,
    learningProcess: learning.process,
    chapters: course.chapters.map((chapter) => ({ ...chapter, state: learning.stateOf(chapter.id) })),
    lastChapterId: learning.lastChapterId,
    lastPosition: learning.lastPosition,
  }
}
