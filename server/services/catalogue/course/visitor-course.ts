import type { Course } from '#src/domain/course/course.ts'
import type { PublicVideo } from '#src/domain/video/public-video.ts'
import type { ChapterRow } from './list-chapter-rows.ts'
import { type CourseRow, courseFieldsOfRow } from './list-course-rows.ts'
import type { CategoryNamer } from './load-category-namer.ts'

/**
 * Returns a chapter. Its picture is the still with the chapter's index in the video, so that the chapters of one
 * video have different pictures.
 */
const chapterOf = ({ id, name, summary, seconds, stills }: ChapterRow, index: number) => ({
  ...{ id, name, summary, seconds },
  still: stills[index % stills.length] ?? null,
})

/** Returns a course with its chapters for a visitor without a registration. */
export const courseOf = (
  row: CourseRow,
  chapters: readonly ChapterRow[],
  nameOf: CategoryNamer,
  videos: ReadonlyMap<string, PublicVideo>,
): Course => ({
  ...courseFieldsOfRow(row, nameOf),
  registrationStatus: 'notEnrolled',
  learningProcess: 'notStarted',
  chapters: chapters.map((row, index) => ({ ...chapterOf(row, index), state: 'notStarted' as const })),
  trailer: videos.get(row.course.trailer ?? '') ?? null,
  quiz: row.course.quiz !== null,
  lastChapterId: null,
  lastPosition: 0,
})
