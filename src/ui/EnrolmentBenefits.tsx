import type { CourseSummary } from '../domain/course/course.ts'
import { formatLengthAndChapters } from '../i18n/course-length.ts'
import { formatLanguageList } from '../i18n/format.ts'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The list of benefits of enrolling in a course. Uses the message namespace `course`. */
export function EnrolmentBenefits({ course }: { course: CourseSummary }) {
  const translator = useTranslation()
  const { t, locale } = translator
  return (
    <ul className="gets" aria-label={t('course:gets')}>
      <li>
        <Icon name="play" />
        {formatLengthAndChapters(translator, course)}
      </li>
      {course.credits > 0 && (
        <li>
          <Icon name="credit" />
          {t('course:getsCredits', { count: course.credits })}
        </li>
      )}
      {course.languages.length > 0 && (
        <li>
          <Icon name="globe" />
          {t('course:availableIn', { languages: formatLanguageList(locale, course.languages) })}
        </li>
      )}
      <li>
        <Icon name="resume" />
        {t('course:resume')}
      </li>
    </ul>
  )
}
