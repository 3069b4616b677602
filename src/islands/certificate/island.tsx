import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes } from '#src/routes.ts'
import { $certificate, loadCertificate } from '#src/stores/certification/issued-certificate.ts'
import { $session, loadSession, redirectToSignIn } from '#src/stores/session/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Badges } from './Badges.tsx'
import { CertificateDetails } from './CertificateDetails.tsx'
import { CertificateSheet } from './CertificateSheet.tsx'
import { CompanyCertificates } from './CompanyCertificates.tsx'
import { Download } from './Download.tsx'
import { RenewalPanel } from './RenewalPanel.tsx'
import { ShareCertificate } from './ShareCertificate.tsx'

export const namespaces = [
  'certificate',
  'my-learning',
  'certification',
  'form',
  'list',
  'enrolment',
] as const

interface CertificateProps {
  place: Place
  /** The name of the portal, which issues the certificates. */
  issuer: string
  /** Whether the site offers a document with all certificates of a company. */
  ofCompany: boolean
}

const requestedNumber = () => environment().navigation.query().get('number') ?? ''

/** The page of one of the learner's certificates: view, download, share and renew. */
export default function Certificate({ place, issuer, ofCompany }: CertificateProps) {
  const { t } = useTranslation()
  const session = useStore($session)
  const view = useStore($certificate)
  useEffect(() => {
    // A URL without a certificate number leads to the list of certificates in My Learning.
    if (!requestedNumber()) return environment().navigation.goInstead(routes.myLearning(place))
    void loadSession().then(({ state }) =>
      state === 'anonymous' ? redirectToSignIn() : loadCertificate(requestedNumber()),
    )
  }, [place])
  useEffect(() => {
    if (view.state === 'missing') environment().navigation.goInstead(routes.notFound(place))
  }, [view, place])
  if (view.state === 'failed' || session.state === 'failed')
    return (
      <LoadFailure
        text={t('list:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void loadSession().then(() => loadCertificate(requestedNumber()))}
      />
    )
  if (session.state !== 'signedIn' || view.state !== 'ready')
    return <div className="panel holding" aria-busy="true" />
  const { certificate, picture, renewing } = view
  const { company, countryCode } = session.learner
  const isValid = certificate.status !== 'revoked'
  return (
    <div className="split">
      <div className="stack gap-5">
        {isValid && (
          <>
            <CertificateSheet certificate={certificate} picture={picture} />
            <div className="row">
              <Download
                id={certificate.id}
                company={company}
                place={place}
                isMain={certificate.status === 'valid'}
              />
            </div>
          </>
        )}
        <ShareCertificate certificate={certificate} place={place} issuer={issuer} />
      </div>
      <div className="stack gap-5">
        <CertificateDetails certificate={certificate} />
        <RenewalPanel
          place={place}
          certificate={certificate}
          isUnderReview={renewing !== undefined}
          country={countryCode}
        />
        {isValid && <Badges certificate={certificate} />}
        {ofCompany && <CompanyCertificates place={place} />}
      </div>
    </div>
  )
}
