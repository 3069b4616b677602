import { lazy, Suspense } from 'react'
import type { Certification } from '#src/domain/certification/certification.ts'
import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Apply } from './Apply.tsx'

/** The survey about the certification. It is loaded after the certification was approved. */
const SurveyOffer = lazy(() => import('../SurveyOffer.tsx'))

interface NextStepProps {
  certification: Certification
  place: Place
}

/** The URL of the next step, by the learner's status. */
const stepUrls = {
  learning: () => '#course-list-position',
  exam: () => '#take-exam',
  practicalExam: () => '#practical-exam',
  approved: (place: Place) => `${routes.myLearning(place)}?tab=2`,
} as const

/** The next step of an enrolled learner. If the page offers no action, the next step is only a text. */
export function CertificationNextStep({ certification, place }: NextStepProps) {
  const { t } = useTranslation()
  const { status, childStatus } = certification
  if (childStatus === 'closed') return <p>{t('certification-enrolment:next.closed')}</p>
  if (status === 'finish' || status === 'enrol') return <p>{t('certification-enrolment:next.finish')}</p>
  if (status === 'apply') return <Apply id={certification.id} />
  return (
    <>
      <a className="btn full lg" href={stepUrls[status](place)}>
        {t(`certification-enrolment:next.${status}`)}
      </a>
      {status === 'approved' && (
        <>
          <p className="meta">{t('certification-enrolment:next.renew')}</p>
          <Suspense>
            <SurveyOffer training="certification" id={certification.id} />
          </Suspense>
        </>
      )}
    </>
  )
}
