import { downloadBadge, type IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Downloads the certificate, and its medal if it has one, as digital credentials for wallets and other portals. */
export function Badges({ certificate: { id, level } }: { certificate: IssuedCertificate }) {
  const { t } = useTranslation()
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('certificate:badge.title')}</h2>
      <p className="muted">{t('certificate:badge.text')}</p>
      <p className="row">
        <button type="button" className="btn sec2" onClick={() => void downloadBadge(id, 'certificate')}>
          {t('certificate:badge.certificate')}
        </button>
        {level && (
          <button type="button" className="btn sec2" onClick={() => void downloadBadge(id, 'medal')}>
            {t('certificate:badge.medal')}
          </button>
        )}
      </p>
    </section>
  )
}
