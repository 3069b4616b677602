import type { CourseSummary } from '../domain/course/course.ts'
import { lengthInWords } from '../i18n/format.ts'
import { Chip } from './Chip.tsx'
import { Cover } from './Cover.tsx'
import { Icon } from './Icon.tsx'
import { tongueOf } from './tongue.ts'
import { useWords } from './Words.tsx'

/** A course or a video of a list, as components/course/CourseCard.astro draws it. */
export function CourseCard({ course, href }: { course: CourseSummary; href: string }) {
  const { t, spoken } = useWords()
  return (
    <li className="card">
      <div className="cov">
        <Cover of={course} />
      </div>
      <div className="b">
        <bdi className="mono meta code">{course.code}</bdi>
        <h2 className="name">
          <a href={href} {...tongueOf(course, spoken)}>
            {course.name}
          </a>
        </h2>
        {course.needsApproval && <Chip mark="ring">{t('course:needsApproval')}</Chip>}
        <ul className="facts">
          <li>
            <Icon name="clock" />
            <bdi>{lengthInWords(spoken, course.seconds)}</bdi>
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
