import { formatDate } from '#src/i18n/format.ts'
import { type Place, routes } from '#src/routes.ts'
import type { VerifiedCertificate } from '#src/stores/verification/verification.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificateSummary } from './CertificateSummary.tsx'

const chips = {
  none: { mark: 'dash' },
  underReview: { mark: 'half', tone: 'warn' },
  valid: { mark: 'disc', tone: 'ok' },
  aboutToExpire: { mark: 'triangle', tone: 'warn' },
  expired: { mark: 'dash' },
  rejected: { mark: 'cross', tone: 'bad' },
  revoked: { mark: 'cross', tone: 'bad' },
} as const

interface CertificateProps {
  place: Place
  number: string
  certificate: VerifiedCertificate
}

/** The public contents of a certificate, with the portal's signature. */
export function PublicCertificate({ place, number, certificate }: CertificateProps) {
  const { t, find, locale } = useTranslation()
  const { status, level, renewedBy, reissuedAt } = certificate
  const day = (instant: string) => formatDate(locale, instant.slice(0, 10))
  const isValid = status === 'valid' || status === 'aboutToExpire'
  const facts = [
    ['holder', certificate.name || t('verification:erased')],
    ['certification', certificate.certification],
    ...(level ? [['level', find(`verification:levels.${level}`) ?? level] as const] : []),
    ['issued', day(certificate.validFrom)],
    ['until', day(certificate.validUntil)],
  ] as const
  return (
    <CertificateSummary
      number={number.toUpperCase()}
      chip={<Chip {...chips[status]}>{t(`verification:status.${status}`)}</Chip>}
      lead={
        isValid && (
          <p>
            <Chip mark="tick" tone="ok">
              {t('verification:genuineUntil', { day: day(certificate.validUntil) })}
            </Chip>
          </p>
        )
      }
      facts={facts}
    >
      {renewedBy && (
        <p>
          <a href={routes.certificateAt(place, renewedBy)}>
            {t('verification:renewedBy', { number: renewedBy })}
          </a>
        </p>
      )}
      {reissuedAt && <p className="note">{t('verification:reissued', { day: day(reissuedAt) })}</p>}
      <div className="stack gap-2">
        <h3>{t('verification:signature')}</h3>
        <p className="muted">{t('verification:signatureIs')}</p>
        <p className="signature">
          <bdi className="mono">{certificate.signature}</bdi>
        </p>
      </div>
    </CertificateSummary>
  )
}
