import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { CourseSummary } from '../domain/course/course.ts'
import { formatLength } from '../i18n/format.ts'
import { Chip } from './Chip.tsx'
import { Cover } from './Cover.tsx'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface CourseCardProps {
  course: CourseSummary
  href: string
  /** The level of the card's heading, which depends on the other headings of the page. */
  level?: 'h2' | 'h3'
}

/** A course or a video of a list; the whole card is the link. Uses the message namespace `course`. */
export function CourseCard({ course, href, level: Heading = 'h2' }: CourseCardProps) {
  const { t, locale } = useTranslation()
  return (
    <li className="card">
      <div className="cov">
        <Cover item={course} />
      </div>
      <div className="b">
        <bdi className="mono meta code">{course.code}</bdi>
        <Heading className="name">
          <a href={href} {...langAttributesOf(course, locale)}>
            {course.name}
          </a>
        </Heading>
        {course.needsApproval && <Chip mark="ring">{t('course:needsApproval')}</Chip>}
        <ul className="facts">
          <li>
            <Icon name="clock" />
            <bdi>{formatLength(locale, course.seconds)}</bdi>
          </li>
          {course.credits > 0 && (
            <li>
              <Icon name="credit" />
              {t('course:credits', { count: course.credits })}
            </li>
          )}
          <li>{course.contentType === 'video' ? t('course:video') : t(`course:${course.requirement}`)}</li>
        </ul>
      </div>
    </li>
  )
}
