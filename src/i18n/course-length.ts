import type { CourseSummary } from '#src/domain/course/course.ts'
import { formatLength } from '#src/i18n/format.ts'
import type { Translator } from '#src/i18n/translator.ts'

/**
 * Formats the length and the number of chapters of a course: "38 min, 4 chapters"; a single video has only its
 * length.
 */
export function formatLengthAndChapters(
  translator: Translator,
  course: Pick<CourseSummary, 'seconds' | 'chapterCount'>,
): string {
  const length = formatLength(translator.locale, course.seconds)
  if (course.chapterCount < 2) return length
  const chapters = translator.t('course:chapterCount', { count: course.chapterCount })
  return translator.t('course:lengthAndChapters', { length, chapters })
}
