import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { isCertificationReadOnly, shouldReEnrol } from '#src/domain/certification/sub-title.ts'
import { type Place, routes } from '#src/routes.ts'
import { liveCertification } from '#src/stores/certification/certification.ts'
import type { EnrollableCertification } from '#src/stores/certification/certification-enrolment.ts'
import { $missingPrerequisites } from '#src/stores/prerequisite/prerequisite.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { findReturnPage } from '#src/stores/session/return-page.ts'
import { EnrolPanel } from '#src/ui/EnrolPanel.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { PrerequisiteDialog } from '#src/ui/PrerequisiteDialog.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificationNextStep } from './CertificationNextStep.tsx'
import { CertificationStatusChip } from './CertificationStatusChip.tsx'
import { EnrolInCertification } from './EnrolInCertification.tsx'
import { ReEnrol } from './ReEnrol.tsx'
import { VersionUpdate } from './VersionUpdate.tsx'

export const namespaces = [
  'certification',
  'certification-enrolment',
  'course',
  'enrolment',
  'error',
  'price',
] as const

interface CertificationEnrolmentProps {
  place: Place
  certification: EnrollableCertification
  /** The published markup of the medal and of the prerequisites. */
  staticHtml: { medal?: string; prerequisites?: string }
}

/** The learner's enrolment in the page's certification, and the next step. */
export default function CertificationEnrolment(props: CertificationEnrolmentProps) {
  const { place, staticHtml } = props
  const { id } = props.certification
  const { t } = useTranslation()
  const live = useStore(liveCertification.$live)
  const missing = useStore($missingPrerequisites)
  useEffect(() => void liveCertification.loadOfLearner(id), [id])
  if (live.state === 'failed')
    return (
      <LoadFailure
        className="panel enrol"
        text={t('enrolment:notLoaded')}
        retry={t('enrolment:retry')}
        onRetry={() => void liveCertification.loadOfLearner(id)}
      />
    )
  const certification = liveItemOf(live)
  const returnPage = certification ? findReturnPage(id) : null
  const canEnrol =
    !certification ||
    (certification.status === 'enrol' &&
      !isCertificationReadOnly(certification) &&
      !shouldReEnrol(certification))
  return (
    <EnrolPanel
      head={<StaticHtml name="medal" html={staticHtml.medal} />}
      chip={certification && <CertificationStatusChip certification={certification} />}
    >
      {canEnrol && <EnrolInCertification place={place} certification={props.certification} />}
      {returnPage && certification && !canEnrol && (
        <a className="btn full lg" href={returnPage.href}>
          {t('certification-enrolment:wayBack', { name: returnPage.name })}
        </a>
      )}
      {certification && shouldReEnrol(certification) && <ReEnrol {...certification} />}
      {certification && !canEnrol && !shouldReEnrol(certification) && (
        <CertificationNextStep certification={certification} place={place} />
      )}
      {certification?.update && !isCertificationReadOnly(certification) && (
        <VersionUpdate certification={certification} update={certification.update} place={place} />
      )}
      {canEnrol && <StaticHtml name="prerequisites" html={staticHtml.prerequisites} />}
      <PrerequisiteDialog
        missing={missing}
        reason={t('enrolment:prerequisite.certification')}
        href={(needed) => routes.certification(place, needed)}
        onClose={() => $missingPrerequisites.set([])}
      />
    </EnrolPanel>
  )
}
