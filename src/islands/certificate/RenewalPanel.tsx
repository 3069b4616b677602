import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { renewalWindowStart } from '#src/domain/certificate/validity.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { type Place, routes } from '#src/routes.ts'
import { type IssuedCertificate, renew } from '#src/stores/certification/issued-certificate.ts'
import { $countries, countriesResource } from '#src/stores/site/countries.ts'
import { ChoiceField } from '#src/ui/ChoiceField.tsx'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { RenewalDates } from './RenewalDates.tsx'

interface RenewalProps {
  place: Place
  certificate: IssuedCertificate
  /** Whether an application for its renewal waits for a decision. */
  waits: boolean
  /** The code of the learner's country, where it is renewed unless another is chosen. */
  country: string | null
}

/** Renewing: from when on, where, and what became of it. */
export function RenewalPanel({ place, certificate, waits, country }: RenewalProps) {
  const { t, spoken } = useTranslation()
  const all = useStore($countries)
  const [where, setWhere] = useState(country ?? '')
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const { renewable, renewed, renewedBy, validUntil, status } = certificate
  useEffect(() => {
    if (renewable) void countriesResource.load()
  }, [renewable])
  const from = new Date(renewalWindowStart(Date.parse(validUntil))).toISOString()
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
      {renewedBy && (
        <p>
          <a href={routes.ownCertificate(place, renewedBy)}>
            {t('my-learning:renewedBy', { number: renewedBy })}
          </a>
        </p>
      )}
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
            <button type="button" className="btn" disabled={where === ''} onClick={() => setAsks(true)}>
              {t('certificate:renewal.act')}
            </button>
          </p>
          {asks && (
            <Confirm
              title={t('certificate:renewal.title')}
              confirm={t('certificate:renewal.act')}
              busy={busy}
              onClose={() => setAsks(false)}
              onConfirm={() => {
                setBusy(true)
                void renew(certificate, where).finally(() => {
                  setBusy(false)
                  setAsks(false)
                })
              }}
            >
              <RenewalDates certificate={certificate} />
            </Confirm>
          )}
        </>
      )}
    </section>
  )
}
