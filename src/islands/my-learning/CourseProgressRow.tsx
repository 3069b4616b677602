import type { CourseSummary } from '#src/domain/course/course.ts'
import type {
  EmailNotification,
  LearningProcess,
  RegistrationStatus,
} from '#src/domain/enrolment/enrolment.ts'
import { formatPercent } from '#src/i18n/format.ts'
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

const hundred = 100

const chips = {
  underReview: { chip: { mark: 'half', tone: 'info' }, text: 'my-next:standing.underReview' },
  quiz: { chip: { mark: 'half', tone: 'warn' }, text: 'my-next:kind.quiz' },
  failedQuiz: { chip: { mark: 'cross', tone: 'bad' }, text: 'my-next:kind.failedQuiz' },
} as const

/** Returns what prevents a course from being finished, though everything is watched, or from being watched at all. */
function missingStepOf({ registrationStatus, learningProcess, quizOpen }: CourseLine) {
  if (registrationStatus === 'notAudited') return 'underReview'
  if (learningProcess === 'failed') return 'failedQuiz'
  return quizOpen ? 'quiz' : null
}

/** One course or video: its progress, or the missing step with a link to it. */
export function CourseProgressRow({ line, place }: { line: CourseLine; place: Place }) {
  const { t, locale } = useTranslation()
  const { course, progress, creditsEarned } = line
  const missingStep = missingStepOf(line)
  const percent = Math.floor(progress * hundred)
  const quizHref = examAddress(place, 'quiz', course.id)
  return (
    <li>
      <div className="stack gap-1">
        <h3 className="name" {...langAttributesOf(course, locale)}>
          <a href={routes.course(place, course.id)}>{course.name}</a>
        </h3>
        {!missingStep && (
          <progress
            className="prog"
            max={hundred}
            value={percent}
            aria-label={`${t('course:progress')}: ${course.name}`}
          />
        )}
        <ul className="facts">
          {missingStep && (
            <li>
              <Chip {...chips[missingStep].chip}>{t(chips[missingStep].text)}</Chip>
            </li>
          )}
          {creditsEarned !== undefined && course.credits > 0 && (
            <li>{t('my-next:credits', { earned: creditsEarned, count: course.credits })}</li>
          )}
        </ul>
      </div>
      <div className="end">
        <EmailChoice line={line} />
        {!missingStep && <span className="meta num">{formatPercent(locale, percent / hundred)}</span>}
        {(missingStep === 'quiz' || missingStep === 'failedQuiz') && (
          <a
            className="btn sec2 sm"
            href={quizHref}
            aria-label={`${t(`my-next:act.${missingStep}`)}: ${course.name}`}
          >
            {t(`my-next:act.${missingStep}`)}
          </a>
        )}
      </div>
    </li>
  )
}

/** The choice to receive emails about the course; nothing for a video. */
function EmailChoice({ line: { course, emailNotification = null } }: { line: CourseLine }) {
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
