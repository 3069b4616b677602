import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Certification } from '#src/domain/certification/certification.ts'
import { certificationSteps, stepByProgress } from '#src/domain/certification/progress.ts'
import { shouldReEnrol, subTitleOf } from '#src/domain/certification/sub-title.ts'
import { type CertificationKind, creditsNeededByKind } from '#src/domain/course/course.ts'
import { liveCertification } from '#src/stores/certification/certification.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CertificationSteps } from '#src/ui/CertificationSteps.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

export const namespaces = ['certification', 'certification-enrolment', 'home'] as const

/** The bar of four steps with the learner's current step. Specification 1, section 2: certification detail. */
export default function CertificationProgress({ id, kind }: { id: number; kind: CertificationKind }) {
  const { t } = useTranslation()
  const certification = liveItemOf(useStore(liveCertification.$live))
  useEffect(() => void liveCertification.loadOfLearner(id), [id])
  const subTitle = certification && subTitleOf(certification)
  return (
    <section className="panel stack gap-5" aria-labelledby="progress">
      <h2 className="t24" id="progress">
        {t('certification:steps.title')}
      </h2>
      {subTitle && (
        <p className="note" role="status">
          <Icon name={subTitle === 'registrationFailed' ? 'warning' : 'tick'} />
          {t(`certification-enrolment:subTitle.${subTitle}`)}
        </p>
      )}
      <Steps certification={certification} kind={kind} />
    </section>
  )
}

function Steps({
  certification,
  kind,
}: {
  certification: Certification | undefined
  kind: CertificationKind
}) {
  const { t } = useTranslation()
  const isDone = certification?.status === 'approved'
  const current =
    certification && (isDone ? certificationSteps.length + 1 : stepByProgress[certification.status])
  const isBlocked =
    certification && (certification.childStatus === 'registrationFailed' || shouldReEnrol(certification))
  return (
    <CertificationSteps current={current} hasWarning={isBlocked === true}>
      {(step) => (
        <span>
          {step === 'learn'
            ? t('certification:steps.learn', { count: creditsNeededByKind[kind] })
            : t(`home:steps.${step}.text`)}
        </span>
      )}
    </CertificationSteps>
  )
}
