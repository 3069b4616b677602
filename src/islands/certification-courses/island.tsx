import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Place } from '#src/routes.ts'
import { liveCertification } from '#src/stores/certification/certification.ts'
import { certificationCourses } from '#src/stores/certification/certification-course.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CertificationCourseList } from '#src/ui/CertificationCourseList.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

export const namespaces = ['course', 'certification', 'enrolment', 'my-next'] as const

interface CertificationCoursesProps {
  id: number
  place: Place
  /** The published markup of the courses. */
  staticHtml: { courses?: string }
}

/**
 * The certification's courses with the learner's progress. For learners who are not enrolled, the published markup
 * stays.
 */
export default function CertificationCourses({ id, place, staticHtml }: CertificationCoursesProps) {
  const { t } = useTranslation()
  const live = useStore(certificationCourses.$live)
  const status = liveItemOf(useStore(liveCertification.$live))?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the learner's status reloads the courses
  useEffect(() => void certificationCourses.loadOfLearner(id), [id, status])
  if (live.state === 'failed')
    return (
      <div className="stack gap-5">
        <LoadFailure
          text={t('certification:ownProgress.failed')}
          retry={t('enrolment:retry')}
          onRetry={() => void certificationCourses.load(id)}
        />
        <StaticHtml html={staticHtml.courses} />
      </div>
    )
  const courses = liveItemOf(live)
  const isLearning = courses?.some(({ registrationStatus }) => registrationStatus !== 'notEnrolled') ?? false
  if (!courses || !isLearning)
    return <StaticHtml className="stack gap-5" name="courses" html={staticHtml.courses} />
  return (
    <div className="stack gap-5">
      <CertificationCourseList lines={courses} place={place} />
    </div>
  )
}
