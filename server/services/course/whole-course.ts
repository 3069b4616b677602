import type { Course } from '../../../src/domain/course/course.ts'
import type { CategoryNamer } from './category-names.ts'
import type { ChapterRow } from './chapter-rows.ts'
import { type CourseRow, summaryOf } from './course-rows.ts'

/** A course with its chapters, as somebody sees it who is not registered. */
export const courseOf = (row: CourseRow, chapters: readonly ChapterRow[], nameOf: CategoryNamer): Course => ({
  ...summaryOf(row, nameOf),
  description: row.description,
  outcomes: row.outcomes,
  registrationStatus: 'notEnrolled',
  learningProcess: 'notStarted',
  chapters: chapters.map(({ id, name, seconds }) => ({ id, name, seconds, state: 'notStarted' as const })),
  quiz: row.course.quiz !== null,
  lastChapterId: null,
})
