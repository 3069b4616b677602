import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '../../routes.ts'
import { certification } from '../../stores/certification.ts'
import { certificationCourses, groupsOf } from '../../stores/certification-course.ts'
import { itemOf } from '../../stores/live.ts'
import { CourseLines } from '../../ui/CourseLines.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { Kept } from '../../ui/Kept.tsx'
import { useWords } from '../../ui/Words.tsx'

export const areas = ['course', 'certification', 'enrolment'] as const

interface CertificationCoursesProps {
  id: number
  place: Place
  /** The courses as they were published. */
  kept: { courses?: string }
}

/** The courses of the certification with the learner's progress; those of who is not enrolled have none. */
export default function CertificationCourses({ id, place, kept }: CertificationCoursesProps) {
  const { t } = useWords()
  const live = useStore(certificationCourses.$live)
  const status = itemOf(useStore(certification.$live))?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an act that moves the learner on, the courses are asked again
  useEffect(() => void certificationCourses.loadOfLearner(id), [id, status])
  if (live.state === 'failed')
    return (
      <div className="stack gap-5">
        <Failed
          text={t('certification:ownProgress.failed')}
          onRetry={() => void certificationCourses.load(id)}
        />
        <Kept html={kept.courses} />
      </div>
    )
  const courses = itemOf(live)
  const learning = courses?.some(({ registrationStatus }) => registrationStatus !== 'notEnrolled') ?? false
  if (!courses || !learning)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own courses
    return <div className="stack gap-5" dangerouslySetInnerHTML={{ __html: kept.courses ?? '' }} />
  return (
    <div className="stack gap-5">
      <CourseLines groups={groupsOf(courses)} href={(course) => routes.course(place, course)} withProgress />
    </div>
  )
}
