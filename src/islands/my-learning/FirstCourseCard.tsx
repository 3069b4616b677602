import type { FirstCourse } from '#src/domain/course/course.ts'
import { formatLength } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The course that is suggested to a learner who has not started anything. */
export function FirstCourseCard({ course, place }: { course: FirstCourse; place: Place }) {
  const { t, locale } = useTranslation()
  const langAttributes = langAttributesOf(course, locale)
  return (
    <section className="panel resume" aria-labelledby="first-course">
      <Cover item={course} />
      <div className="stack gap-3">
        <p className="meta" id="first-course">
          <b className="brand">{t('my-next:first.title')}</b>
        </p>
        <h2 className="t24" {...langAttributes}>
          {course.name}
        </h2>
        <p {...langAttributes}>{course.summary}</p>
        <ul className="facts">
          <li>
            <Icon name="clock" />
            <bdi>{formatLength(locale, course.seconds)}</bdi>
          </li>
          <li>{t('course:free')}</li>
        </ul>
        <p className="row">
          <a className="btn" href={routes.course(place, course.id)}>
            {t('my-next:first.open')}
          </a>
        </p>
      </div>
    </section>
  )
}
