import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { video } from '#server/db/schema/video.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import {
  type Audience,
  audienceValues,
  isPublishedForPrepared,
} from '#server/services/platform/content-query/published-for.ts'
import { isItemLocked, type RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'
import { refuse } from '#src/domain/refusal.ts'

export interface ChapterInput {
  learnerId: number
  audience: Audience
  courseId: number
  chapterId: number
}

const publishedChapter = prepareQuery((db) =>
  db
    .select({
      contentType: course.contentType,
      video,
      status: enrolment.status,
      process: enrolment.process,
      watching: {
        position: chapterWatching.position,
        intervals: chapterWatching.intervals,
        reportedAt: chapterWatching.reportedAt,
      },
    })
    .from(chapter)
    .innerJoin(course, eq(course.id, chapter.courseId))
    .innerJoin(contentItem, isPublishedForPrepared('course', course.id))
    .innerJoin(video, eq(video.name, chapter.video))
    .leftJoin(
      enrolment,
      and(eq(enrolment.courseId, course.id), eq(enrolment.learnerId, sql.placeholder('learnerId'))),
    )
    .leftJoin(
      chapterWatching,
      and(
        eq(chapterWatching.chapterId, chapter.id),
        eq(chapterWatching.learnerId, sql.placeholder('learnerId')),
      ),
    )
    .where(
      and(
        eq(chapter.id, sql.placeholder('chapterId')),
        eq(chapter.courseId, sql.placeholder('courseId')),
        isNotNull(chapter.position),
      ),
    )
    .prepare('published_chapter'),
)

/**
 * Returns a chapter that a learner may watch: a chapter of a video, or of a course for which the learner's
 * registration is approved. Refused as `notFound` if there is no such chapter, and as `forbidden` if the chapter is
 * locked. Specification 1, section 4: rules of video access.
 */
export async function getWatchableChapter(db: Db, { audience, ...ids }: ChapterInput) {
  const [row] = await publishedChapter(db).execute({ ...ids, ...audienceValues(audience) })
  if (!row) return refuse('notFound')
  return isItemLocked(lockInput(row), true) ? refuse('forbidden') : row
}

const lockInput = (row: { contentType: 'course' | 'video'; status: RegistrationStatus | null }) => ({
  contentType: row.contentType,
  registrationStatus: row.status ?? 'notEnrolled',
})
