import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { listCourseSummaries } from '#server/services/catalogue/course/list-course-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { LearningStatus } from '#src/domain/enrolment/enrolment.ts'
import { listWatchedVideoIds } from './list-watched-video-ids.ts'
import { loadWatchedShares, unwatchedShare } from './load-watched-shares.ts'

export interface MyVideo {
  course: CourseSummary
  learningProcess: LearningStatus
  /** The watched share of the whole video, 0 to 1. */
  progress: number
}

/** Returns a page of the videos that a learner watches, the last watched first; `page` counts from 1. */
export async function listMyVideos(
  db: Db,
  audience: Audience,
  learnerId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: MyVideo[]; total: number }> {
  const ids = await listWatchedVideoIds(db, audience, learnerId)
  const pageIds = ids.slice((page - 1) * pageSize, page * pageSize)
  if (pageIds.length === 0) return { rows: [], total: ids.length }
  const videos = await listCourseSummaries(db, audience, { where: inArray(course.id, pageIds) })
  const watchedById = await loadWatchedShares(db, learnerId, pageIds)
  const rows = videos
    .sort((a, b) => pageIds.indexOf(a.id) - pageIds.indexOf(b.id))
    .map((item): MyVideo => {
      const { share, process } = watchedById.get(item.id) ?? unwatchedShare
      return { course: item, learningProcess: process, progress: share }
    })
  return { rows, total: ids.length }
}
