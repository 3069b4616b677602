import type { LearningStep } from '#src/domain/overview/next-steps.ts'
import type { MyCertification } from '#src/domain/overview/overview.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { formatTimeUntil } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { examUrl } from '#src/query/exam.ts'
import { sellerPaymentUrl } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { timeZoneOfTraining } from './session-zone.ts'
import { useNow } from './use-now.ts'

type ActionStep = Exclude<LearningStep, { kind: 'continue' }>

const marks = {
  resumeExam: { mark: 'triangle', tone: 'bad' },
  sitExam: { mark: 'triangle', tone: 'warn' },
  reEnrol: { mark: 'dash' },
  practicalExam: { mark: 'half', tone: 'info' },
  quiz: { mark: 'half', tone: 'warn' },
  failedQuiz: { mark: 'cross', tone: 'bad' },
  course: { mark: 'ring' },
  credits: { mark: 'half', tone: 'br' },
  apply: { mark: 'tick', tone: 'ok' },
  pay: { mark: 'half', tone: 'warn' },
  attend: { mark: 'disc', tone: 'ok' },
  renew: { mark: 'triangle', tone: 'warn' },
} as const satisfies Record<ActionStep['kind'], object>

const sessionOf = (training: MyTraining) =>
  training.kind === 'practicalExam' ? training.practicalExam : training.classroom

function nameOf(step: ActionStep): string {
  if (step.kind === 'pay') return step.name
  if (step.kind === 'attend') return sessionOf(step.of).name
  return step.kind === 'renew' ? step.of.certificationName : step.of.name
}

function hrefOf(step: ActionStep, place: Place): string {
  if (step.kind === 'pay') return sellerPaymentUrl(place, step.site, step.target)
  if (step.kind === 'renew') return routes.ownCertificate(place, step.of.number ?? '')
  if (step.kind === 'attend') {
    const page = step.of.kind === 'practicalExam' ? routes.practicalExam : routes.classroom
    return page(place, sessionOf(step.of).id)
  }
  if (step.kind === 'quiz' || step.kind === 'failedQuiz') return examUrl(place, 'quiz', step.of.id)
  if (step.kind === 'course') return routes.course(place, step.of.id)
  const exam = step.kind === 'resumeExam' || step.kind === 'sitExam'
  return exam ? examUrl(place, 'theory', step.of.id) : routes.certification(place, step.of.id)
}

/** Returns the deadline of a step as text: for a payment in the seller's time zone, else in the learner's. */
const deadlineOf = (locale: string, step: ActionStep, at: string): string =>
  formatDateTimeWithZone(locale, at, (step.kind === 'pay' && step.zone) || getDeviceTimeZone())

const creditsIn = ({ credits }: MyCertification) => ({ earned: credits.earned, count: credits.needed })

/** One next step, with its deadline or start time and a link. */
export function NextStepRow({ step, place, first }: { step: ActionStep; place: Place; first: boolean }) {
  const { t, locale } = useTranslation()
  const now = useNow()
  const { kind, at } = step
  const name = nameOf(step)
  const left = at === null ? 0 : Date.parse(at) - now
  return (
    <li>
      <div className="stack gap-1">
        <h3 className="name" {...(step.kind === 'pay' && langAttributesOf(step, locale))}>
          {name}
        </h3>
        <ul className="facts">
          <li>
            <Chip {...marks[kind]}>
              {t(`my-next:kind.${kind === 'attend' && left <= 0 ? 'running' : kind}`)}
            </Chip>
          </li>
          {at !== null && (
            <li>
              {kind === 'attend'
                ? formatDateTimeWithZone(locale, at, timeZoneOfTraining(step.of))
                : t('my-next:by', { when: deadlineOf(locale, step, at) })}
              {left > 0 && ` (${formatTimeUntil(locale, left)})`}
            </li>
          )}
          {'certification' in step && <li>{step.certification}</li>}
          {kind === 'credits' && <li>{t('my-next:credits', creditsIn(step.of))}</li>}
          {kind === 'sitExam' && <li>{t('my-learning:exam.left', { count: step.of.exam.attemptsLeft })}</li>}
        </ul>
      </div>
      <a
        className={first ? 'btn sm' : 'btn sec2 sm'}
        href={hrefOf(step, place)}
        aria-label={`${t(`my-next:act.${kind}`)}: ${name}`}
      >
        {t(`my-next:act.${kind}`)}
      </a>
    </li>
  )
}
