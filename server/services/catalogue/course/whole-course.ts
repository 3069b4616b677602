import type { Course } from '#src/domain/course/course.ts'
import type { CategoryNamer } from './category-names.ts'
import type { ChapterRow } from './chapter-rows.ts'
import { type CourseRow, courseFields } from './course-rows.ts'

/** A course with its chapters, as a visitor sees it who is not registered. */
export const courseOf = (row: CourseRow, chapters: readonly ChapterRow[], nameOf: CategoryNamer): Course => ({
  ...courseFields(row, nameOf),
  registrationStatus: 'notEnrolled',
  learningProcess: 'notStarted',
  chapters: chapters.map(({ id, name, seconds }) => ({ id, name, seconds, state: 'notStarted' as const })),
  quiz: row.course.quiz !== null,
  lastChapterId: null,
})
