import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Course } from '../../domain/course/course.ts'
import { $course, loadCourse, loadCourseOfLearner } from '../../stores/course.ts'
import { $enrolling, enrol } from '../../stores/enrolment.ts'
import { nextToWatch, play } from '../../stores/playback.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useWords } from '../../ui/Words.tsx'

export const areas = ['course', 'enrolment'] as const

interface EnrolmentProps {
  course: Pick<Course, 'id' | 'contentType' | 'needsApproval'>
}

/** The enrolment of the signed-in learner in the course of the page, and the one next step that it allows. */
export default function Enrolment({ course }: EnrolmentProps) {
  const live = useStore($course)
  useEffect(() => {
    void loadCourseOfLearner(course.id)
  }, [course.id])
  if (live.state === 'failed') return <Failed onRetry={() => void loadCourse(course.id)} />
  if (course.contentType === 'video')
    return <Watch course={live.state === 'ready' ? live.course : undefined} id={course.id} />
  const status = live.state === 'ready' ? live.course.registrationStatus : 'notEnrolled'
  if (status === 'audited' && live.state === 'ready') return <Watch course={live.course} id={course.id} />
  if (status === 'notAudited') return <UnderReview />
  return <Offer course={course} />
}

function Offer({ course }: EnrolmentProps) {
  const { t } = useWords()
  const enrolling = useStore($enrolling)
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      <h2 className="t20" id="enrolment">
        {t('course:enrolment')}
      </h2>
      <p>{t(course.needsApproval ? 'course:approvalNote' : 'course:freeNote')}</p>
      <button
        type="button"
        className="btn full"
        data-act="enrol"
        aria-busy={enrolling}
        onClick={() => void enrol(course)}
      >
        {t(course.needsApproval ? 'course:askToEnrol' : 'course:enrol')}
      </button>
    </section>
  )
}

function UnderReview() {
  const { t } = useWords()
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      <h2 className="t20" id="enrolment">
        {t('course:enrolment')}
      </h2>
      <Chip mark="half" tone="warn">
        {t('enrolment:pending')}
      </Chip>
      <p>{t('enrolment:underReview')}</p>
    </section>
  )
}

function Watch({ course, id }: { course: Course | undefined; id: number }) {
  const { t } = useWords()
  const next = course && nextToWatch(course.chapters)
  const begun = course?.chapters.some((chapter) => chapter.state !== 'notStarted')
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      <h2 className="t20" id="enrolment">
        {t('course:enrolment')}
      </h2>
      {course?.registrationStatus === 'audited' && (
        <Chip mark="tick" tone="ok">
          {t('enrolment:enrolledChip')}
        </Chip>
      )}
      <button type="button" className="btn full" data-act="enrol" onClick={() => void play(id, next)}>
        {t(begun ? 'enrolment:continue' : 'enrolment:startLearning')}
      </button>
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <section className="panel enrol" role="alert">
      <p>{t('enrolment:notLoaded')}</p>
      <button type="button" className="btn sec2" onClick={onRetry}>
        {t('enrolment:retry')}
      </button>
    </section>
  )
}
