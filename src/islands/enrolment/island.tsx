import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import type { Course } from '#src/domain/course/course.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import { signInPath } from '#src/routes.ts'
import { $isActing, ensureCanEnrol } from '#src/stores/action/action.ts'
import { liveCourse } from '#src/stores/course/course.ts'
import { signInToEnrolKey } from '#src/stores/course/enrolment.ts'
import { findChapterToContinue, playChapter } from '#src/stores/course/playback.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { ScriptRequiredNote } from '#src/ui/ScriptRequiredNote.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EnrolByCode } from './EnrolByCode.tsx'
import { enrolmentStepOf } from './enrolment-step.ts'
import { Panel } from './Panel.tsx'

export const namespaces = ['course', 'enrolment', 'error'] as const

/** The survey about the course. It is loaded after the course is completed. */
const SurveyOffer = lazy(() => import('../SurveyOffer.tsx'))

interface EnrolmentProps {
  course: Pick<Course, 'id' | 'kind' | 'contentType' | 'needsApproval'>
  /** The page's path. */
  path: string
  /** The published markup of the benefits of enrolling. */
  staticHtml: { gets?: string }
}

/** The learner's enrolment in the page's course, and the next step. */
export default function Enrolment({ course, path, staticHtml }: EnrolmentProps) {
  const { t } = useTranslation()
  const live = useStore(liveCourse.$live)
  useEffect(() => void liveCourse.loadOfLearner(course.id), [course.id])
  const learnerCourse = liveItemOf(live)
  const step = enrolmentStepOf(course, learnerCourse)
  if (live.state === 'failed')
    return (
      <LoadFailure
        className="panel enrol"
        text={t('enrolment:notLoaded')}
        retry={t('enrolment:retry')}
        onRetry={() => void liveCourse.loadOfLearner(course.id)}
      />
    )
  return (
    <Panel title={t(step === 'video' ? 'course:video' : 'course:enrolment')} step={step}>
      {step === 'underReview' ? (
        <p>{t('enrolment:underReview')}</p>
      ) : step === 'open' || step === 'askable' ? (
        <EnrolButton course={course} />
      ) : (
        <WatchButton course={learnerCourse} id={course.id} path={path} />
      )}
      {learnerCourse && isCourseComplete(learnerCourse.learningProcess, learnerCourse.quiz) && (
        <Suspense>
          <SurveyOffer training="course" id={course.id} />
        </Suspense>
      )}
      <StaticHtml name="gets" html={staticHtml.gets} />
    </Panel>
  )
}

function EnrolButton({ course }: Pick<EnrolmentProps, 'course'>) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const start = async () => {
    if (await ensureCanEnrol(signInToEnrolKey, course.kind))
      await (await import('#src/stores/course/enrolment.ts')).enrolByCourse(course)
  }
  return (
    <>
      <button
        type="button"
        className="btn full lg needs-script"
        data-act="enrol"
        aria-busy={busy || undefined}
        onClick={() => void start()}
      >
        {t(course.needsApproval ? 'course:askToEnrol' : 'course:enrol')}
      </button>
      <p className="meta">{t(course.needsApproval ? 'course:approvalNote' : 'course:freeNote')}</p>
      <EnrolByCode course={course} />
      <ScriptRequiredNote />
    </>
  )
}

/** Starts the quiz by clicking its button elsewhere on the page. */
const startQuiz = () => document.querySelector<HTMLElement>('[data-act=start-quiz]')?.click()

interface WatchButtonProps {
  /** The learner's course; undefined until it is loaded. */
  course: Course | undefined
  id: number
  path: string
}

/**
 * The button that continues where the learner stopped, or starts the quiz if only the quiz is left. Until the course
 * is loaded it is a link, which leads to the sign-in and works without scripts.
 */
function WatchButton({ course, id, path }: WatchButtonProps) {
  const { t } = useTranslation()
  const watch = (event: React.MouseEvent) => {
    event.preventDefault()
    document.querySelector('.player')?.scrollIntoView({ block: 'nearest' })
    void playChapter(id, course && findChapterToContinue(course))
  }
  const buttonProps = { className: 'btn full lg', 'data-act': 'enrol', onClick: watch }
  if (!course)
    return (
      <>
        <a {...buttonProps} href={signInPath(path)}>
          {t('course:watchFree')}
        </a>
        <p className="meta">{t('course:videoNote')}</p>
      </>
    )
  const hasStarted = course.chapters.some((chapter) => chapter.state !== 'notStarted')
  const isWatched = course.chapters.every((chapter) => chapter.state === 'watched')
  const { learningProcess, quiz } = course
  if (quiz && (learningProcess === 'learned' || learningProcess === 'failed'))
    return (
      <button {...buttonProps} type="button" onClick={startQuiz}>
        {t('enrolment:toQuiz')}
      </button>
    )
  return (
    <button {...buttonProps} type="button">
      {t(`enrolment:${isWatched ? 'watchAgain' : hasStarted ? 'continue' : 'startLearning'}`)}
    </button>
  )
}
