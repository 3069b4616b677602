import { computeRenewedCertificateEnd } from '#src/domain/certificate/renewal.ts'
import { environment } from '#src/environment/environment.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The expiry date of a certificate, and the expiry date that a renewal today would give. */
export function RenewalDates({ certificate }: { certificate: IssuedCertificate }) {
  const { t, locale } = useTranslation()
  const isLate = certificate.status === 'expired'
  const end = Date.parse(certificate.validUntil)
  const now = isLate ? Math.max(environment().now(), end) : end - 1
  const newEnd = computeRenewedCertificateEnd({ end, appliedAt: now, approvedAt: now })
  const day = (instant: number) => formatDate(locale, new Date(instant).toISOString().slice(0, 10))
  const facts = [
    ['oldEnd', day(end)],
    ['newEnd', isLate ? t('certificate:renewal.earliest', { day: day(newEnd) }) : day(newEnd)],
  ] as const
  return (
    <div className="stack gap-3">
      <dl className="facts-list">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{t(`certificate:renewal.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t(`certificate:renewal.${isLate ? 'late' : 'early'}`)}</p>
    </div>
  )
}
