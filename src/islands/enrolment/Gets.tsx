import type { CourseSummary } from '#src/domain/course/course.ts'
import { lengthAndChapters } from '#src/i18n/course-words.ts'
import { languagesInWords } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useWords } from '#src/ui/Words.tsx'

/** What a course is that enrolling brings. */
export type Brought = Pick<CourseSummary, 'seconds' | 'chapterCount' | 'credits' | 'languages'>

/** The list of what enrolling brings. */
export function Gets({ course }: { course: Brought }) {
  const words = useWords()
  const { t, spoken } = words
  return (
    <ul className="gets" aria-label={t('course:gets')}>
      <li>
        <Icon name="play" />
        {lengthAndChapters(words, course)}
      </li>
      {course.credits > 0 && (
        <li>
          <Icon name="credit" />
          {t('course:getsCredits', { count: course.credits })}
        </li>
      )}
      <li>
        <Icon name="globe" />
        {t('course:availableIn', { languages: languagesInWords(spoken, course.languages) })}
      </li>
      <li>
        <Icon name="resume" />
        {t('course:resume')}
      </li>
    </ul>
  )
}
