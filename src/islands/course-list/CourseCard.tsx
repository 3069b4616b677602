import type { CourseSummary } from '../../domain/course/course.ts'
import { coverArt, coverViewBox } from '../../drawings/cover.ts'
import { lengthInWords } from '../../i18n/format.ts'
import { type Place, routes } from '../../routes.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'

/** A course of the list, as components/course/CourseCard.astro draws it. */
export function CourseCard({ course, place }: { course: CourseSummary; place: Place }) {
  const { t, spoken } = useWords()
  return (
    <li className="card">
      <div className="cov">
        <svg
          className={`cover cover-${course.subject}`}
          viewBox={coverViewBox}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: coverArt(course) }}
        />
      </div>
      <div className="b">
        <bdi className="mono meta code">{course.code}</bdi>
        <h2 className="name" lang={course.language === spoken ? undefined : course.language}>
          <a href={routes.course(place, course.id)}>{course.name}</a>
        </h2>
        {course.needsApproval && <Chip mark="ring">{t('course:needsApproval')}</Chip>}
        <ul className="facts">
          <li>
            <Icon name="clock" />
            <bdi>{lengthInWords(spoken, course.seconds)}</bdi>
          </li>
          <li>
            <Icon name="credit" />
            {t('course:credits', { count: course.credits })}
          </li>
          <li>{t(`course:${course.requirement}`)}</li>
        </ul>
      </div>
    </li>
  )
}
