import { medalByLevel } from '#src/domain/certificate/certificate.ts'
import { drawMedal, medalViewBox } from '#src/drawings/medal.ts'
import { formatDate } from '#src/i18n/format.ts'
import { changePublicName, type IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const chips = {
  none: { mark: 'ring' },
  underReview: { mark: 'half', tone: 'info' },
  valid: { mark: 'disc', tone: 'ok' },
  aboutToExpire: { mark: 'triangle', tone: 'warn' },
  expired: { mark: 'dash' },
  rejected: { mark: 'cross', tone: 'bad' },
  revoked: { mark: 'cross', tone: 'bad' },
} as const satisfies Record<IssuedCertificate['status'], object>

/**
 * The certificate's data, its medal, and the checkbox with which the holder allows the portal to publish the
 * holder's name.
 */
export function CertificateDetails({ certificate }: { certificate: IssuedCertificate }) {
  const { t, locale } = useTranslation()
  const { number, certificationName, status, level, validFrom, validUntil, publicName, reason, holder } =
    certificate
  const day = (instant: string) => formatDate(locale, instant.slice(0, 10))
  const rows = [
    ['number', number],
    ...(holder ? [['holder', holder]] : []),
    ['from', day(validFrom)],
    ['until', day(validUntil)],
  ]
  return (
    <section className="panel stack gap-4">
      <div className="row between">
        <h2 className="t20">{certificationName}</h2>
        {level && (
          <svg
            className={status === 'expired' ? 'medal small expired' : 'medal small'}
            viewBox={medalViewBox}
            role="img"
            aria-label={t(`certification:medal.${medalByLevel[level]}`)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
            dangerouslySetInnerHTML={{ __html: drawMedal(medalByLevel[level]) }}
          />
        )}
      </div>
      <p>
        <Chip {...chips[status]}>{t(`my-learning:certificate.${status}`)}</Chip>
      </p>
      {status === 'revoked' && (
        <p className="note bad">
          <span>
            <b>{t('certificate:revoked')}</b> {reason}
          </span>
        </p>
      )}
      <dl className="facts-list">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{t(`certificate:fact.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <label className="ck">
        <input
          type="checkbox"
          checked={publicName}
          onChange={({ currentTarget }) => void changePublicName(certificate, currentTarget.checked)}
        />
        <span>
          {t('certificate:public')} <span className="meta">{t('certificate:publicMeans')}</span>
        </span>
      </label>
    </section>
  )
}
