import { useStore } from '@nanostores/react'
import { liveCourse } from '#src/stores/course/course.ts'
import { $mayWatch } from '#src/stores/course/playback.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Says below the player how to enrol, with a link; it takes the space of the video's tools. */
export function NotEnrolled() {
  const { t } = useTranslation()
  const course = liveItemOf(useStore(liveCourse.$live))
  const mayWatch = useStore($mayWatch)
  if (!course || mayWatch) return null
  if (course.registrationStatus === 'notAudited') return <p className="meta">{t('enrolment:underReview')}</p>
  return (
    <>
      <p className="meta">{t(course.needsApproval ? 'course:approvalNote' : 'course:freeNote')}</p>
      <a className="btn sec2 sm" href="#enrolment">
        {t('course:enrolment')}
      </a>
    </>
  )
}
