import { useEffect, useRef } from 'react'
import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import {
  type CertificationCourse,
  type SelectedCertificationState,
  selectCertification,
} from '#src/stores/certification/certification-course.ts'
import { CertificationCourseList } from '#src/ui/CertificationCourseList.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface SelectedProps {
  place: Place
  version: CertificationVersion
  selection: SelectedCertificationState
  staticHtml: string | undefined
}

/** The selected certification: summary, courses by requirement, and the link to its page. */
export function SelectedCertification({ place, version, selection, staticHtml }: SelectedProps) {
  const { t, locale } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const chosen = selection.state === 'static' ? undefined : selection.id
  // On a phone the selection is below the list; without scrolling, the click would seem to do nothing.
  useEffect(() => {
    if (chosen !== undefined && place.variant === 'mobile') section.current?.scrollIntoView()
  }, [chosen, place.variant])
  const langAttributes = langAttributesOf(version, locale)
  return (
    <section
      ref={section}
      className="stack gap-6"
      aria-labelledby="selected"
      aria-busy={selection.state === 'loading' || undefined}
    >
      <div className="stack gap-3">
        <p className="row">
          <span className="plate">{version.code}</span>
          {version.level && <span className="meta">{t(`home:ways.${version.level}`)}</span>}
        </p>
        <h2 className="t32" id="selected" {...langAttributes}>
          {version.name}
        </h2>
        <p className="lead" {...langAttributes}>
          {version.summary}
        </p>
        <p className="row">
          <a className="btn" href={routes.certification(place, version.id)}>
            {t('certification:list.open')}
          </a>
          <a className="more" href={routes.comparisonOf(place, version.id)}>
            {t('comparison:with')}
          </a>
        </p>
      </div>
      {selection.state === 'failed' && (
        <LoadFailure
          text={t('certification:list.failed')}
          retry={t('enrolment:retry')}
          onRetry={() => void selectCertification(version.id)}
        />
      )}
      {selection.state === 'loading' && <p role="status">{t('certification:list.loading')}</p>}
      {selection.state === 'static' &&
        (staticHtml ? (
          <StaticHtml className="contents" name="courses" html={staticHtml} />
        ) : (
          <p className="empty">{t('certification:list.noCourses')}</p>
        ))}
      {selection.state === 'ready' && <Courses place={place} courses={selection.courses} />}
    </section>
  )
}

function Courses({ place, courses }: { place: Place; courses: readonly CertificationCourse[] }) {
  const { t } = useTranslation()
  const existing = courses.filter(({ course }) => course.id)
  if (existing.length === 0) return <p className="empty">{t('certification:list.noCourses')}</p>
  const isLearning = existing.some(({ registrationStatus }) => registrationStatus === 'audited')
  return (
    <CertificationCourseList
      lines={isLearning ? existing : existing.map(({ course }) => ({ course }))}
      place={place}
    />
  )
}
