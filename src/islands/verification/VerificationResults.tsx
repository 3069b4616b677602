import { useStore } from '@nanostores/react'
import type { Place } from '#src/routes.ts'
import { $qrCodeVerdict, $verification } from '#src/stores/verification/verification.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PublicCertificate } from './PublicCertificate.tsx'
import { SignatureNote } from './SignatureNote.tsx'

/** The two results for a certificate: the signature check of its QR code, and the current status in the portal. */
export function VerificationResults({ place, onRetry }: { place: Place; onRetry: () => void }) {
  const { t } = useTranslation()
  const verification = useStore($verification)
  const isGenuine = useStore($qrCodeVerdict)?.state === 'genuine'
  const { state } = verification
  return (
    <div className="stack gap-4">
      <div role="status" className="stack gap-4">
        <SignatureNote state={state} />
        {state === 'asking' && !isGenuine && <p>{t('verification:loading')}</p>}
        {state === 'notFound' && !isGenuine && (
          <p className="note warn">{t('verification:notFound', { number: verification.number })}</p>
        )}
        {state === 'found' && (
          <PublicCertificate
            place={place}
            number={verification.number}
            certificate={verification.certificate}
          />
        )}
      </div>
      {(state === 'failed' || state === 'tooFrequent') && (
        <section className="empty failed" role="alert">
          <p>{t(state === 'failed' ? 'verification:failed' : 'form:tooFrequent')}</p>
          <button type="button" className="btn sec2" onClick={onRetry}>
            {t('form:retry')}
          </button>
        </section>
      )}
    </div>
  )
}
