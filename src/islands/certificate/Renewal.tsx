import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { renewableFrom } from '#src/domain/certificate/validity.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { $countries, countries } from '#src/stores/countries.ts'
import { type Issued, renew } from '#src/stores/own-certificate.ts'
import { ChoiceField } from '#src/ui/ChoiceField.tsx'
import { useWords } from '#src/ui/Words.tsx'

interface RenewalProps {
  certificate: Issued
  /** Whether an application for its renewal waits for a decision. */
  waits: boolean
  /** The code of the learner's country, where it is renewed unless another is chosen. */
  country: string | null
}

/** Renewing: from when on, where, and what became of it. */
export function Renewal({ certificate, waits, country }: RenewalProps) {
  const { t, spoken } = useWords()
  const all = useStore($countries)
  const [where, setWhere] = useState(country ?? '')
  const [busy, setBusy] = useState(false)
  const { renewable, renewed, validFrom, status } = certificate
  useEffect(() => {
    if (renewable) void countries.load()
  }, [renewable])
  const from = new Date(renewableFrom(Date.parse(validFrom))).toISOString()
  if (status === 'revoked') return null
  const word = renewed
    ? 'done'
    : waits
      ? 'waits'
      : renewable
        ? 'now'
        : status === 'expired'
          ? 'over'
          : 'later'
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('certificate:renewal.title')}</h2>
      <p>{t(`certificate:renewal.${word}`, { day: dayInWords(spoken, from.slice(0, 10)) })}</p>
      {word === 'now' && (
        <>
          <ChoiceField
            name="country"
            label={t('certificate:renewal.country')}
            options={all.map(({ code, name }) => ({ value: code, label: name }))}
            given={where}
            maxLength={2}
            onChoose={setWhere}
          />
          <p>
            <button
              type="button"
              className="btn"
              disabled={where === ''}
              aria-busy={busy}
              onClick={() => {
                if (busy) return
                setBusy(true)
                void renew(certificate, where).finally(() => setBusy(false))
              }}
            >
              {t('certificate:renewal.act')}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
