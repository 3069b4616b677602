import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type CertificationKind, creditsNeededByKind } from '#src/domain/course/course.ts'
import { examViewUrl } from '#src/query/exam-view.ts'
import type { Place } from '#src/routes.ts'
import { $isActing, ensureSession } from '#src/stores/action/action.ts'
import { liveCertification } from '#src/stores/certification/certification.ts'
import { enrolAgain, openTheoryExamPage } from '#src/stores/certification/certification-enrolment.ts'
import { theoryAttempts, theoryExamResult, theoryExamTerms } from '#src/stores/exam/theory-exam.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { examStepOf } from './exam-step.ts'
import { LastAttempt } from './LastAttempt.tsx'
import { TheoryPracticeLink } from './TheoryPracticeLink.tsx'
import { TheoryWindow } from './TheoryWindow.tsx'

export const namespaces = ['certification', 'certification-enrolment', 'enrolment'] as const

interface TheoryExamProps {
  id: number
  kind: CertificationKind
  place: Place
}

const details = ['questions', 'time', 'pass', 'attempts'] as const

/** The theory exam: its details, the learner's status, and the start button. Specification 1, sections 2 and 4. */
export default function TheoryExam({ id, kind, place }: TheoryExamProps) {
  const { t } = useTranslation()
  const live = useStore(theoryExamResult.$live)
  const certification = liveItemOf(useStore(liveCertification.$live))
  const result = liveItemOf(live)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the learner's status reloads the exam
  useEffect(() => {
    void liveCertification.loadOfLearner(id)
    void theoryExamResult.loadOfLearner(id)
    void theoryExamTerms.loadOfLearner(id)
    void theoryAttempts.loadOfLearner(id)
  }, [id, certification?.status])
  const past = liveItemOf(useStore(theoryAttempts.$live))
  const step = examStepOf(certification, result)
  return (
    <div className="panel stack gap-4">
      <dl className="ex">
        {details.map((fact) => (
          <div key={fact}>
            <dt>{t(`certification:exam.${fact}.name`)}</dt>
            <dd>{t(`certification:exam.${fact}.value`)}</dd>
          </div>
        ))}
      </dl>
      {live.state === 'failed' && (
        <LoadFailure
          text={t('certification-enrolment:exam.failedToLoad')}
          retry={t('enrolment:retry')}
          onRetry={() => void theoryExamResult.load(id)}
        />
      )}
      {result && <LastAttempt result={result} />}
      {(past?.length ?? 0) > 0 && (
        <p>
          <a href={examViewUrl(place, { exam: 'theory', targetId: id }, { attempts: true })}>
            {t('certification-enrolment:exam.all')}
          </a>
        </p>
      )}
      {(step === 'ready' || step === 'oneLeft') && <TheoryWindow />}
      <p className="note">
        <Icon name="clock" />
        <span role="status">
          {step === 'unknown'
            ? t(`certification:exam.opens.${kind}`, { count: creditsNeededByKind[kind] })
            : t(`certification-enrolment:exam.${step}`, { count: creditsNeededByKind[kind] })}
        </span>
      </p>
      {step === 'lapsed' || step === 'usedUp' ? (
        <ReEnrol id={id} />
      ) : (
        step !== 'passed' && (
          <Start id={id} place={place} disabled={step === 'notYet' || step === 'notEnrolled'} />
        )
      )}
      <TheoryPracticeLink kind={kind} place={place} />
    </div>
  )
}

function Start({ id, place, disabled }: { id: number; place: Place; disabled: boolean }) {
  const { t } = useTranslation()
  const open = liveItemOf(useStore(theoryExamResult.$live))?.state === 'open'
  const start = async () => {
    if (await ensureSession('enrolment:certification.signInForExam', 'start-exam'))
      openTheoryExamPage(place, id)
  }
  return (
    <p>
      <button
        type="button"
        className="btn sec2 needs-script"
        data-act="start-exam"
        disabled={disabled}
        onClick={() => void start()}
      >
        {t(open ? 'certification-enrolment:exam.goOn' : 'certification:exam.start')}
      </button>
    </p>
  )
}

function ReEnrol({ id }: { id: number }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  return (
    <p className="row">
      <button type="button" className="btn sec2" aria-busy={busy} onClick={() => void enrolAgain(id)}>
        {t('certification-enrolment:reEnrol')}
      </button>
      <span className="meta">{t('certification-enrolment:againAsk')}</span>
    </p>
  )
}
