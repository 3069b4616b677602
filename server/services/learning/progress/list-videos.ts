import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import { summaries } from '#server/services/catalogue/course/course-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { LearningProcess } from '#src/domain/enrolment/enrolment.ts'
import { videoIds } from './video-ids.ts'
import { nothingWatched, watchedShares } from './watched-shares.ts'

export interface MyVideo {
  course: CourseSummary
  learningProcess: LearningProcess
  /** Watched share of the whole video, 0 to 1. */
  progress: number
}

/** One page of the videos that a learner watches, the one watched last first; `page` counts from 1. */
export async function listVideos(
  db: Db,
  audience: Audience,
  learnerId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: MyVideo[]; total: number }> {
  const ids = await videoIds(db, audience, learnerId)
  const here = ids.slice((page - 1) * pageSize, page * pageSize)
  if (here.length === 0) return { rows: [], total: ids.length }
  const videos = await summaries(db, audience, { where: inArray(course.id, here) })
  const watched = await watchedShares(db, learnerId, here)
  const rows = videos
    .sort((a, b) => here.indexOf(a.id) - here.indexOf(b.id))
    .map((item): MyVideo => {
      const { share, process } = watched.get(item.id) ?? nothingWatched
      return { course: item, learningProcess: process, progress: share }
    })
  return { rows, total: ids.length }
}
