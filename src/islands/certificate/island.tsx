import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes } from '#src/routes.ts'
import { $certificate, loadCertificate } from '#src/stores/certification/issued-certificate.ts'
import { $session, loadSession, startSignOn } from '#src/stores/session/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Badges } from './Badges.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'
import { CertificateSheet } from './CertificateSheet.tsx'
import { Download } from './Download.tsx'
import { OfCompany } from './OfCompany.tsx'
import { RenewalPanel } from './RenewalPanel.tsx'
import { ShareCertificate } from './ShareCertificate.tsx'

export const areas = ['certificate', 'my-learning', 'certification', 'form', 'list', 'enrolment'] as const

interface CertificateProps {
  place: Place
  /** The name of the portal, which issues the certificates. */
  issuer: string
  /** Whether the site makes documents of a company's certificates. */
  ofCompany: boolean
}

const wanted = () => environment().navigation.query().get('number') ?? ''

/** The page of one of the learner's own certificates: to look at, download, share and renew. */
export default function Certificate({ place, issuer, ofCompany }: CertificateProps) {
  const { t } = useTranslation()
  const session = useStore($session)
  const shown = useStore($certificate)
  useEffect(() => {
    // Without a number it is their list that is meant, and My Learning shows it.
    if (!wanted()) return environment().navigation.goInstead(routes.myLearning(place))
    void loadSession().then(({ state }) =>
      state === 'anonymous' ? startSignOn() : loadCertificate(wanted()),
    )
  }, [place])
  useEffect(() => {
    if (shown.state === 'missing') environment().navigation.goInstead(routes.notFound(place))
  }, [shown, place])
  if (shown.state === 'failed' || session.state === 'failed')
    return (
      <LoadFailure
        text={t('list:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void loadSession().then(() => loadCertificate(wanted()))}
      />
    )
  if (session.state !== 'signedIn' || shown.state !== 'ready')
    return <div className="panel holding" aria-busy="true" />
  const { certificate, picture, renewing } = shown
  const { company, countryCode } = session.learner
  const holds = certificate.status !== 'revoked'
  return (
    <div className="split">
      <div className="stack gap-5">
        {holds && (
          <>
            <CertificateSheet certificate={certificate} picture={picture} />
            <div className="row">
              <Download id={certificate.id} company={company} place={place} />
            </div>
          </>
        )}
        <ShareCertificate certificate={certificate} place={place} issuer={issuer} />
      </div>
      <div className="stack gap-5">
        <CertificateFacts certificate={certificate} />
        <RenewalPanel
          place={place}
          certificate={certificate}
          waits={renewing !== undefined}
          country={countryCode}
        />
        {holds && <Badges certificate={certificate} />}
        {ofCompany && <OfCompany place={place} />}
      </div>
    </div>
  )
}
