import type { PlannedCourse } from '../../domain/plan/planned-certification.ts'
import { formatLength } from '../../i18n/format.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { type Place, routes } from '../../routes.ts'
import { useTranslation } from '../TranslationContext.tsx'

/** The courses of a plan in order, with the length of their videos. Uses the message namespace `course`. */
export function PlanCourses({ courses, place }: { courses: readonly PlannedCourse[]; place: Place }) {
  const { t, locale } = useTranslation()
  return (
    <ul className="stack gap-1">
      {courses.map((course) => (
        <li key={course.id}>
          <a href={routes.course(place, course.id)} {...langAttributesOf(course, locale)}>
            {course.name}
          </a>{' '}
          <span className="meta">
            <bdi>{formatLength(locale, course.seconds)}</bdi>
            {course.needsApproval && ` · ${t('course:needsApproval')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
