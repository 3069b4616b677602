import type { CourseSummary } from '#src/domain/course/course.ts'
import type {
  EmailNotification,
  LearningProcess,
  RegistrationStatus,
} from '#src/domain/enrolment/enrolment.ts'
import { percentInWords } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { examAddress } from '#src/query/exam.ts'
import { type Place, routes } from '#src/routes.ts'
import { setCourseEmails } from '#src/stores/my-learning/my-learning.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** A course or video with the learner's progress in it. A video has neither a registration nor a quiz. */
export interface CourseLine {
  course: CourseSummary
  progress: number
  registrationStatus?: RegistrationStatus
  learningProcess?: LearningProcess
  quizOpen?: boolean
  creditsEarned?: number
  emailNotification?: EmailNotification | null
}

const whole = 100

const chips = {
  underReview: { looks: { mark: 'half', tone: 'info' }, word: 'my-next:standing.underReview' },
  quiz: { looks: { mark: 'half', tone: 'warn' }, word: 'my-next:kind.quiz' },
  failedQuiz: { looks: { mark: 'cross', tone: 'bad' }, word: 'my-next:kind.failedQuiz' },
} as const

/** What keeps a course from being finished though nothing is left to watch, or from being watched at all. */
function gapIn({ registrationStatus, learningProcess, quizOpen }: CourseLine) {
  if (registrationStatus === 'notAudited') return 'underReview'
  if (learningProcess === 'failed') return 'failedQuiz'
  return quizOpen ? 'quiz' : null
}

/** One course or video: how much was watched, or what is missing with the way there. */
export function CourseProgressRow({ of, place }: { of: CourseLine; place: Place }) {
  const { t, spoken } = useTranslation()
  const { course, progress, creditsEarned } = of
  const gap = gapIn(of)
  const percent = Math.floor(progress * whole)
  const quizHref = examAddress(place, 'quiz', course.id)
  return (
    <li>
      <div className="stack gap-1">
        <h3 className="name" {...langAttributesOf(course, spoken)}>
          <a href={routes.course(place, course.id)}>{course.name}</a>
        </h3>
        {!gap && (
          <progress
            className="prog"
            max={whole}
            value={percent}
            aria-label={`${t('course:progress')}: ${course.name}`}
          />
        )}
        <ul className="facts">
          {gap && (
            <li>
              <Chip {...chips[gap].looks}>{t(chips[gap].word)}</Chip>
            </li>
          )}
          {creditsEarned !== undefined && course.credits > 0 && (
            <li>{t('my-next:credits', { earned: creditsEarned, count: course.credits })}</li>
          )}
        </ul>
      </div>
      <div className="end">
        <Mails of={of} />
        {!gap && <span className="meta num">{percentInWords(spoken, percent / whole)}</span>}
        {(gap === 'quiz' || gap === 'failedQuiz') && (
          <a
            className="btn sec2 sm"
            href={quizHref}
            aria-label={`${t(`my-next:act.${gap}`)}: ${course.name}`}
          >
            {t(`my-next:act.${gap}`)}
          </a>
        )}
      </div>
    </li>
  )
}

/** Whether mails about the course are wanted; nothing for a video. */
function Mails({ of: { course, emailNotification = null } }: { of: CourseLine }) {
  const { t } = useTranslation()
  if (emailNotification === null) return null
  return (
    <label className="ck above">
      <input
        type="checkbox"
        checked={emailNotification === 'subscribed'}
        aria-label={t('my-next:mailsOf', { name: course.name })}
        onChange={(event) => void setCourseEmails(course.id, event.currentTarget.checked)}
      />
      <span>{t('my-next:mails')}</span>
    </label>
  )
}
