import type { CourseSummary } from '#src/domain/course/course.ts'
import type { LearningStatus, RegistrationStatus } from '#src/domain/enrolment/enrolment.ts'
import { formatLength, formatPercent } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { examUrl } from '#src/query/exam.ts'
import { type Place, routes } from '#src/routes.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Cover } from '#src/ui/Cover.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** A course or video with the learner's progress in it. A video has neither a registration nor a quiz. */
export interface CourseWithProgress {
  course: CourseSummary
  progress: number
  registrationStatus?: RegistrationStatus
  learningProcess?: LearningStatus
  quizOpen?: boolean
  creditsEarned?: number
}

const hundred = 100

const chips = {
  underReview: { chip: { mark: 'half', tone: 'info' }, text: 'my-next:standing.underReview' },
  quiz: { chip: { mark: 'half', tone: 'warn' }, text: 'my-next:kind.quiz' },
  failedQuiz: { chip: { mark: 'cross', tone: 'bad' }, text: 'my-next:kind.failedQuiz' },
} as const

/**
 * Returns the learner's missing step: before the course can be watched, or, if everything is watched, before the
 * course counts as finished.
 */
function missingStepOf({ registrationStatus, learningProcess, quizOpen }: CourseWithProgress) {
  if (registrationStatus === 'notAudited') return 'underReview'
  if (learningProcess === 'failed') return 'failedQuiz'
  return quizOpen ? 'quiz' : null
}

/**
 * One course or video: cover, details, progress, and one link. The link leads to the missing step, or to the page
 * where watching continues.
 */
export function CourseProgressRow({ line, place }: { line: CourseWithProgress; place: Place }) {
  const { t, locale } = useTranslation()
  const { course, creditsEarned } = line
  return (
    <li>
      <div className="row flex-nowrap gap-4">
        <Cover item={course} className="thumb" sizes="84px" />
        <div className="stack gap-1">
          <h3 className="name" {...langAttributesOf(course, locale)}>
            <a href={routes.course(place, course.id)}>{course.name}</a>
          </h3>
          <ul className="facts">
            <li>
              <bdi>{formatLength(locale, course.seconds)}</bdi>
            </li>
            {creditsEarned !== undefined && course.credits > 0 && (
              <li>{t('my-next:credits', { earned: creditsEarned, count: course.credits })}</li>
            )}
          </ul>
        </div>
      </div>
      <div className="end line-end">
        <LineProgress line={line} />
        <RowAction line={line} place={place} />
      </div>
    </li>
  )
}

/** A progress bar while a course is being watched. Before and afterwards, or if a step is missing, a status text. */
function LineProgress({ line }: { line: CourseWithProgress }) {
  const { t, locale } = useTranslation()
  const { course, progress } = line
  const missingStep = missingStepOf(line)
  const percent = Math.floor(progress * hundred)
  if (missingStep) return <Chip {...chips[missingStep].chip}>{t(chips[missingStep].text)}</Chip>
  if (percent === 0) return <Chip mark="ring">{t('course:notStarted')}</Chip>
  if (percent === hundred)
    return (
      <Chip mark="tick" tone="ok">
        {t('course:watched')}
      </Chip>
    )
  return (
    <div className="line-bar">
      <progress
        className="prog"
        max={hundred}
        value={percent}
        aria-label={`${t('course:progress')}: ${course.name}`}
      />
      <bdi className="meta num">{formatPercent(locale, percent / hundred)}</bdi>
    </div>
  )
}

/**
 * The link to the quiz, or to the page where watching begins or continues. Renders nothing if the course is complete
 * or the enrolment is under review.
 */
function RowAction({ line, place }: { line: CourseWithProgress; place: Place }) {
  const { t } = useTranslation()
  const { course, progress } = line
  const missingStep = missingStepOf(line)
  if (missingStep === 'underReview' || (!missingStep && progress >= 1)) return null
  const [href, text] = missingStep
    ? [examUrl(place, 'quiz', course.id), t(`my-next:act.${missingStep}`)]
    : [routes.course(place, course.id), t(progress > 0 ? 'my-next:act.goOn' : 'course:play')]
  return (
    <a className="btn sec2 sm" href={href} aria-label={`${text}: ${course.name}`}>
      {text}
    </a>
  )
}
