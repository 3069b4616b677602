import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { setUpVerifierEnvironment } from '#src/environment/browser-verifier-environment.ts'
import type { Place } from '#src/routes.ts'
import {
  $verification,
  cacheVerificationPage,
  loadVerification,
  syncVerificationWithUrl,
  verifyTypedNumber,
} from '#src/stores/verification/verification.ts'
import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Scan } from './Scan.tsx'
import { VerificationResults } from './VerificationResults.tsx'

export const namespaces = ['verification', 'form'] as const

interface VerificationProps {
  place: Place
  /** The data of the static form when the island was mounted. */
  typed?: FormData | undefined
}

/**
 * The page that verifies a certificate: by the number in the path, and by the signed contents in the hash, which
 * the QR code of the certificate contains. Decision: docs/decisions/certificate-verification.md.
 */
export default function Verification({ place, typed }: VerificationProps) {
  const { t } = useTranslation()
  const verification = useStore($verification)
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setUpVerifierEnvironment()
    void cacheVerificationPage(place)
    return syncVerificationWithUrl(place)
  }, [place])
  // The result appears above the form, so the page scrolls to it.
  useEffect(() => {
    if (!['none', 'asking'].includes(verification.state))
      result.current?.scrollIntoView?.({ block: 'nearest' })
  }, [verification.state])
  const number = 'number' in verification ? verification.number : ''
  const shownNumber = useRef(number)
  // The value of the field is set instead of replacing the field, because the field may have the focus.
  useEffect(() => {
    if (input.current && shownNumber.current !== number) input.current.value = number
    shownNumber.current = number
  }, [number])
  return (
    <div>
      <div ref={result} className="verified">
        <VerificationResults place={place} onRetry={() => void loadVerification(number)} />
      </div>
      <div className="stack gap-5">
        <form
          className="panel stack gap-4 needs-script"
          data-act="verify"
          data-submits
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const requestedNumber = String(new FormData(event.currentTarget).get('number') ?? '').trim()
            setMissing(requestedNumber === '')
            if (requestedNumber) void verifyTypedNumber(place, requestedNumber)
            else input.current?.focus()
          }}
        >
          <Field
            name="number"
            label={t('verification:number')}
            hint={t('verification:lead')}
            error={missing ? t('verification:error') : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                ref={input}
                className="in mono"
                dir="ltr"
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                required
                onChange={(event) => setMissing(event.currentTarget.value.trim() === '')}
                defaultValue={number || String(typed?.get('number') ?? '')}
              />
            )}
          </Field>
          <button
            type="submit"
            className="btn"
            data-act="verify"
            aria-busy={verification.state === 'asking' || undefined}
          >
            {t('verification:verify')}
          </button>
        </form>
        <Scan place={place} />
      </div>
    </div>
  )
}
