import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '#src/routes.ts'
import { $verification, askVerification, openVerification, verify } from '#src/stores/verification.ts'
import { Field } from '#src/ui/Field.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Certificate } from './Certificate.tsx'

export const areas = ['verification', 'form'] as const

interface VerificationProps {
  place: Place
  /** The fields of the static form when the island was woken. */
  typed?: FormData | undefined
}

/**
 * The page that verifies a certificate by its number, which stands in the path. Decisions: "What the product
 * is here".
 */
export default function Verification({ place, typed }: VerificationProps) {
  const { t } = useWords()
  const verification = useStore($verification)
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => openVerification(place), [place])
  const number = 'number' in verification ? verification.number : ''
  return (
    <div className="stack gap-5 one-column">
      <form
        className="panel stack gap-4 needs-script"
        data-act="verify"
        data-submits
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = String(new FormData(event.currentTarget).get('number') ?? '').trim()
          setMissing(wanted === '')
          if (wanted) void verify(place, wanted)
          else input.current?.focus()
        }}
      >
        <Field
          name="number"
          label={t('verification:number')}
          error={missing ? t('verification:error') : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              key={number}
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
      <Answer onRetry={() => void askVerification(number)} />
    </div>
  )
}

function Answer({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  const verification = useStore($verification)
  if (verification.state === 'failed' || verification.state === 'tooFrequent')
    return (
      <section className="empty failed" role="alert">
        <p>{t(verification.state === 'failed' ? 'verification:failed' : 'form:tooFrequent')}</p>
        <button type="button" className="btn sec2" onClick={onRetry}>
          {t('form:retry')}
        </button>
      </section>
    )
  return (
    <div role="status">
      {verification.state === 'asking' && <p>{t('verification:loading')}</p>}
      {verification.state === 'notFound' && (
        <p className="note warn">{t('verification:notFound', { number: verification.number })}</p>
      )}
      {verification.state === 'found' && (
        <Certificate number={verification.number} certificate={verification.certificate} />
      )}
    </div>
  )
}
