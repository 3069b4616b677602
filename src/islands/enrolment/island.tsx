import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Course } from '#src/domain/course/course.ts'
import { $acting } from '#src/stores/act.ts'
import { liveCourse } from '#src/stores/course.ts'
import { enrol } from '#src/stores/enrolment.ts'
import { itemOf } from '#src/stores/live.ts'
import { nextToWatch, play } from '#src/stores/playback.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { ByCode } from './ByCode.tsx'
import { Panel } from './Panel.tsx'
import { stepOf } from './step.ts'

export const areas = ['course', 'enrolment', 'error'] as const

interface EnrolmentProps {
  course: Pick<Course, 'id' | 'contentType' | 'needsApproval'>
  /** The page's markup of what enrolling brings. */
  kept: { gets?: string }
}

/** The enrolment of the signed-in learner in the course of the page, and the one next step that it allows. */
export default function Enrolment({ course, kept }: EnrolmentProps) {
  const { t } = useWords()
  const live = useStore(liveCourse.$live)
  useEffect(() => void liveCourse.loadOfLearner(course.id), [course.id])
  const now = itemOf(live)
  const step = stepOf(course, now)
  if (live.state === 'failed')
    return (
      <Failed
        className="panel enrol"
        text={t('enrolment:notLoaded')}
        retry={t('enrolment:retry')}
        onRetry={() => void liveCourse.load(course.id)}
      />
    )
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
