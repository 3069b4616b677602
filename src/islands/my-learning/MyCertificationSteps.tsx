import { certificationSteps, stepByProgress } from '#src/domain/certification/progress.ts'
import type { MyCertification } from '#src/domain/overview/overview.ts'
import { formatList } from '#src/i18n/format.ts'
import { CertificationSteps } from '#src/ui/CertificationSteps.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { certificationStatusOf } from './certification-status.ts'
import { formatLocalDay } from './format-local-date-time.ts'

type Name = (typeof certificationSteps)[number]

/**
 * The four steps of a certification, with date, credits and attempts in each step. On phones only the credits are
 * shown, below the steps.
 */
export function MyCertificationSteps({ certification }: { certification: MyCertification }) {
  const isDone = certification.status === 'approved'
  const current = isDone ? certificationSteps.length + 1 : stepByProgress[certification.status]
  const label = certificationStatusOf(certification)
  const isBlocked = label === 'notApproved' || label === 'again'
  const hasFailedExam = current === stepByProgress.exam && certification.exam.lastScore !== null
  return (
    <div className="stack gap-3">
      <CertificationSteps current={current} hasWarning={isBlocked || hasFailedExam}>
        {(step) => <StepDetails step={step} certification={certification} />}
      </CertificationSteps>
      {!isDone && (
        <p className="meta steps-note">
          <Credits credits={certification.credits} />
        </p>
      )}
    </div>
  )
}

/** The data of a step. Groups of credits are listed only if there are several. */
function StepDetails({ step, certification }: { step: Name; certification: MyCertification }) {
  const { t, locale } = useTranslation()
  const { begunAt, credits, exam, status } = certification
  if (step === 'enrol') return <span>{formatLocalDay(locale, begunAt)}</span>
  if (step === 'learn') return <Credits credits={credits} />
  const isBeforeExam = status === 'learning' || status === 'exam'
  if (step === 'exam' && isBeforeExam)
    return <span>{t('my-learning:exam.left', { count: exam.attemptsLeft })}</span>
  if (step === 'exam' && exam.lastScore !== null)
    return <span>{t('my-next:score', { score: exam.lastScore })}</span>
  return status === 'finish' && step === 'apply' ? <span>{t('my-next:within')}</span> : null
}

function Credits({ credits }: Pick<MyCertification, 'credits'>) {
  const { t, locale } = useTranslation()
  const { earned, needed, compulsory, elective, classroom } = credits
  const groups = [
    t('my-next:compulsory', compulsory),
    ...(elective.offered > 0 ? [t('my-next:elective', elective)] : []),
    ...(classroom > 0 ? [t('my-next:classroom', { earned: classroom })] : []),
  ]
  return (
    <span>
      {t('my-next:credits', { earned, count: needed })}
      <small className="groups">{formatList(locale, groups)}</small>
    </span>
  )
}
