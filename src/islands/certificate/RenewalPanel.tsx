import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { computeRenewalWindowStart } from '#src/domain/certificate/validity.ts'
import { formatDate } from '#src/i18n/format.ts'
import { type Place, routes } from '#src/routes.ts'
import { applyForRenewal, type IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { $countries, countriesResource } from '#src/stores/site/countries.ts'
import { ChoiceField } from '#src/ui/ChoiceField.tsx'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { RenewalDates } from './RenewalDates.tsx'

interface RenewalProps {
  place: Place
  certificate: IssuedCertificate
  /** Whether an application for the renewal is waiting for a decision. */
  isUnderReview: boolean
  /** The code of the learner's country, which is preselected for the renewal. */
  country: string | null
}

/** Panel to renew a certificate: opening date, country and state of the application. */
export function RenewalPanel({ place, certificate, isUnderReview, country }: RenewalProps) {
  const { t, locale } = useTranslation()
  const countries = useStore($countries)
  const [chosenCountry, setChosenCountry] = useState(country ?? '')
  const [busy, setBusy] = useState(false)
  const [dialogOpen, setDialogOpen] = useState(false)
  const { renewable, renewed, renewedBy, validUntil, status } = certificate
  useEffect(() => {
    if (renewable) void countriesResource.load()
  }, [renewable])
  const from = new Date(computeRenewalWindowStart(Date.parse(validUntil))).toISOString()
  if (status === 'revoked') return null
  const stateKey = renewed
    ? 'done'
    : isUnderReview
      ? 'waits'
      : renewable
        ? 'now'
        : status === 'expired'
          ? 'over'
          : 'later'
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('certificate:renewal.title')}</h2>
      <p>{t(`certificate:renewal.${stateKey}`, { day: formatDate(locale, from.slice(0, 10)) })}</p>
      {renewedBy && (
        <p>
          <a href={routes.ownCertificate(place, renewedBy)}>
            {t('my-learning:renewedBy', { number: renewedBy })}
          </a>
        </p>
      )}
      {stateKey === 'now' && (
        <>
          <ChoiceField
            name="country"
            label={t('certificate:renewal.country')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            initial={chosenCountry}
            maxLength={2}
            onChoose={setChosenCountry}
          />
          <p>
            <button
              type="button"
              className="btn"
              disabled={chosenCountry === ''}
              onClick={() => setDialogOpen(true)}
            >
              {t('certificate:renewal.act')}
            </button>
          </p>
          {dialogOpen && (
            <ConfirmationDialog
              title={t('certificate:renewal.title')}
              confirm={t('certificate:renewal.act')}
              busy={busy}
              onClose={() => setDialogOpen(false)}
              onConfirm={() => {
                setBusy(true)
                void applyForRenewal(certificate, chosenCountry).finally(() => {
                  setBusy(false)
                  setDialogOpen(false)
                })
              }}
            >
              <RenewalDates certificate={certificate} />
            </ConfirmationDialog>
          )}
        </>
      )}
    </section>
  )
}
