import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Course } from '../../domain/course/course.ts'
import { $acting } from '../../stores/act.ts'
import { $course, loadCourse, loadCourseOfLearner } from '../../stores/course.ts'
import { enrol } from '../../stores/enrolment.ts'
import { nextToWatch, play } from '../../stores/playback.ts'
import { useWords } from '../../ui/Words.tsx'
import { ByCode } from './ByCode.tsx'
import { Panel } from './Panel.tsx'
import { stepOf } from './step.ts'

export const areas = ['course', 'enrolment', 'error'] as const

interface EnrolmentProps {
  course: Pick<Course, 'id' | 'contentType' | 'needsApproval'>
  /** What enrolling brings, as the page says it. */
  kept: { gets?: string }
}

/** The enrolment of the signed-in learner in the course of the page, and the one next step that it allows. */
export default function Enrolment({ course, kept }: EnrolmentProps) {
  const { t } = useWords()
  const live = useStore($course)
  useEffect(() => void loadCourseOfLearner(course.id), [course.id])
  const now = live.state === 'ready' ? live.course : undefined
  const step = stepOf(course, now)
  if (live.state === 'failed') return <Failed onRetry={() => void loadCourse(course.id)} />
  return (
    <Panel title={t(step === 'video' ? 'course:video' : 'course:enrolment')} step={step} gets={kept.gets}>
      {step === 'underReview' ? (
        <p>{t('enrolment:underReview')}</p>
      ) : step === 'open' || step === 'askable' ? (
        <EnrolButton course={course} />
      ) : (
        <WatchButton course={now} id={course.id} />
      )}
    </Panel>
  )
}

function EnrolButton({ course }: Pick<EnrolmentProps, 'course'>) {
  const { t } = useWords()
  const enrolling = useStore($acting)
  return (
    <>
      <button
        type="button"
        className="btn full lg"
        data-act="enrol"
        aria-busy={enrolling}
        onClick={() => void enrol(course)}
      >
        {t(course.needsApproval ? 'course:askToEnrol' : 'course:enrol')}
      </button>
      <p className="meta">{t(course.needsApproval ? 'course:approvalNote' : 'course:freeNote')}</p>
      <ByCode id={course.id} />
    </>
  )
}

function WatchButton({ course, id }: { course: Course | undefined; id: number }) {
  const { t } = useWords()
  const begun = course?.chapters.some((chapter) => chapter.state !== 'notStarted')
  const watched = course?.chapters.every((chapter) => chapter.state === 'watched')
  const words = watched ? 'watchAgain' : begun ? 'continue' : 'startLearning'
  return (
    <button
      type="button"
      className="btn full lg"
      data-act="enrol"
      onClick={() => {
        document.querySelector('.player')?.scrollIntoView({ block: 'nearest' })
        void play(id, course && nextToWatch(course))
      }}
    >
      {t(`enrolment:${words}`)}
    </button>
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
