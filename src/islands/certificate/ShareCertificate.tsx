import { type Place, routes } from '#src/routes.ts'
import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { linkedInUrl } from './share-links.ts'

interface ShareProps {
  certificate: IssuedCertificate
  place: Place
  /** The name of the portal, which has issued the certificate. */
  issuer: string
}

/** The public URL that verifies the certificate, and buttons to share it. */
export function ShareCertificate({ certificate, place, issuer }: ShareProps) {
  const { t } = useTranslation()
  const { number, certificationName: title } = certificate
  const verifyAt = new URL(routes.certificateAt({ ...place, variant: 'desktop' }, number), location.origin)
    .href
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('certificate:share.title')}</h2>
      <p className="muted">{t('certificate:share.text')}</p>
      <p className="signature">
        <a href={verifyAt}>
          <bdi>{verifyAt}</bdi>
        </a>
      </p>
      <p className="row">
        <button
          type="button"
          className="btn sec2 sm"
          data-copy={verifyAt}
          data-copied={t('certificate:share.copied')}
          data-failed={t('certificate:share.notCopied')}
        >
          <Icon name="copy" />
          {t('certificate:share.copy')}
        </button>
        <a
          className="btn sec2 sm"
          href={linkedInUrl(certificate, issuer, verifyAt)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="external" />
          {t('certificate:share.linkedIn')}
        </a>
        {'share' in navigator && (
          <button
            type="button"
            className="btn sec2 sm"
            onClick={() => void navigator.share({ title, url: verifyAt }).catch(() => undefined)}
          >
            <Icon name="share" />
            {t('certificate:share.more')}
          </button>
        )}
      </p>
    </section>
  )
}
