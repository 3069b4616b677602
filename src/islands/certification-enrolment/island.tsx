import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { isReadOnly, mustReEnrol } from '#src/domain/certification/sub-title.ts'
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
import { EnrolInCertification } from './EnrolInCertification.tsx'
import { ReEnrol } from './ReEnrol.tsx'
import { ReleaseUpdate } from './ReleaseUpdate.tsx'
import { CertificationStatusChip } from './CertificationStatusChip.tsx'

export const areas = [
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
  kept: { medal?: string; prerequisites?: string }
}

/** The learner's registration in the page's certification, and the next step. */
export default function CertificationEnrolment(props: CertificationEnrolmentProps) {
  const { place, kept } = props
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
  const now = liveItemOf(live)
  const way = now ? findReturnPage(id) : null
  const enrolls = !now || (now.status === 'enrol' && !isReadOnly(now) && !mustReEnrol(now))
  return (
    <EnrolPanel head={<StaticHtml name="medal" html={kept.medal} />} chip={now && <CertificationStatusChip now={now} />}>
      {enrolls && <EnrolInCertification place={place} certification={props.certification} />}
      {way && now && !enrolls && (
        <a className="btn full lg" href={way.href}>
          {t('certification-enrolment:wayBack', { name: way.name })}
        </a>
      )}
      {now && mustReEnrol(now) && <ReEnrol {...now} />}
      {now && !enrolls && !mustReEnrol(now) && <CertificationNextStep now={now} place={place} />}
      {now?.update && !isReadOnly(now) && <ReleaseUpdate now={now} update={now.update} place={place} />}
      {enrolls && <StaticHtml name="prerequisites" html={kept.prerequisites} />}
      <PrerequisiteDialog
        missing={missing}
        reason={t('enrolment:prerequisite.certification')}
        href={(needed) => routes.certification(place, needed)}
        onClose={() => $missingPrerequisites.set([])}
      />
    </EnrolPanel>
  )
}
