import { and, asc, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/** Returns the ids of the visible videos that a learner has begun to watch, the last watched first. */
export async function listWatchedVideoIds(db: Db, audience: Audience, learnerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: course.id })
    .from(chapterWatching)
    .innerJoin(chapter, eq(chapter.id, chapterWatching.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .where(
      and(
        eq(chapterWatching.learnerId, learnerId),
        eq(course.contentType, 'video'),
        isNotNull(chapter.position),
      ),
    )
    .groupBy(course.id)
    .orderBy(desc(max(chapterWatching.reportedAt)), asc(course.id))
  return rows.map((row) => row.id)
}
