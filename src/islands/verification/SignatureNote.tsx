import { useStore } from '@nanostores/react'
import { environment } from '#src/environment/environment.ts'
import { formatDate } from '#src/i18n/format.ts'
import { $qrCodeVerdict, type Verification } from '#src/stores/verification/verification.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificateSummary } from './CertificateSummary.tsx'

/**
 * The message keys that explain the signature result while the current status of the certificate cannot be
 * requested.
 */
const messageByState = {
  asking: 'asking',
  failed: 'unknown',
  tooFrequent: 'unknown',
  notFound: 'numberUnknown',
} as const

/**
 * The result of checking a code's signature, beside the result from the portal. While offline, a certificate is
 * never declared valid.
 */
export function SignatureNote({ state }: { state: Verification['state'] }) {
  const { t, locale } = useTranslation()
  const verdict = useStore($qrCodeVerdict)
  if (!verdict || state === 'none') return null
  if (verdict.state !== 'genuine') {
    const isForged = verdict.state !== 'unchecked'
    return (
      <>
        <p className={isForged ? 'note bad' : 'note'} role={isForged ? 'alert' : undefined}>
          {t(`verification:code.${verdict.state}`)}
        </p>
        {state === 'found' && <p>{t('verification:code.record')}</p>}
      </>
    )
  }
  if (state === 'found') return <p className="note">{t('verification:code.same')}</p>
  const { jti, sub, crt, nbf, exp } = verdict.form
  const day = (seconds: number) => formatDate(locale, new Date(seconds * 1000).toISOString().slice(0, 10))
  const isExpired = exp * 1000 <= environment().now()
  return (
    <CertificateSummary
      number={jti}
      chip={
        <Chip mark="half" tone="warn">
          {t('verification:code.genuine')}
        </Chip>
      }
      lead={<p>{t(`verification:code.${isExpired ? 'over' : messageByState[state]}`)}</p>}
      facts={[
        ['holder', sub],
        ['certification', crt],
        ['issued', day(nbf)],
        ['until', day(exp)],
      ]}
    />
  )
}
