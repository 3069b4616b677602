import { useState } from 'react'
import type { Distributor } from '#src/domain/distributor/distributor.ts'
import { countryNameOf, formatList } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { chooseCountry, countryInUrl } from '#src/stores/certification/smart-try.ts'
import { $session } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface DistributorsProps {
  place: Place
  distributors: readonly Distributor[]
}

/**
 * Returns the preselected country: the country in the URL, else the learner's country, if a distributor delivers
 * there.
 */
function firstCountry(countries: readonly string[]): string {
  const session = $session.get()
  const learnerCountry = session.state === 'signedIn' ? session.learner.countryCode : null
  return (
    [countryInUrl(), learnerCountry].find((candidate) => candidate && countries.includes(candidate)) ?? ''
  )
}

export function Distributors({ place, distributors }: DistributorsProps) {
  const { t, locale } = useTranslation()
  const codes = [...new Set(distributors.flatMap((each) => each.countries))]
  const countries = codes
    .map((code) => ({ code, name: countryNameOf(locale, code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  const [country, setCountry] = useState(() => firstCountry(codes))
  const shown = distributors.filter((each) => country === '' || each.countries.includes(country))
  if (distributors.length === 0) return <p className="empty">{t('smart-try:none')}</p>
  return (
    <div className="stack gap-5">
      <div className="field country-choice">
        <label htmlFor="country">{t('smart-try:country')}</label>
        <select
          className="in"
          id="country"
          value={country}
          onChange={(event) => {
            setCountry(event.currentTarget.value)
            chooseCountry(routes.smartTry(place), event.currentTarget.value)
          }}
        >
          <option value="">{t('smart-try:allCountries')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ul className="grid pair" aria-live="polite">
        {shown.map((distributor) => (
          <li key={distributor.id}>
            {place.variant === 'mobile' ? (
              <DistributorLink place={place} distributor={distributor} />
            ) : (
              <DistributorPanel distributor={distributor} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The link to a distributor's offer. On phones the offer has a separate page. */
function DistributorLink({ place, distributor }: { place: Place; distributor: Distributor }) {
  const { t, locale } = useTranslation()
  return (
    <section className="panel stack gap-2">
      <h3 className="t20" {...langAttributesOf(distributor, locale)}>
        {distributor.name}
      </h3>
      <DeliveryCountries distributor={distributor} />
      <a className="more" href={`${routes.smartTryDetail(place)}?id=${distributor.id}`}>
        {t('smart-try:details')}
        <span className="sr"> {distributor.name}</span>
      </a>
    </section>
  )
}

function DeliveryCountries({ distributor }: { distributor: Distributor }) {
  const { t, locale } = useTranslation()
  const names = distributor.countries.map((code) => countryNameOf(locale, code))
  return (
    <p className="meta">
      {t('smart-try:delivers')}: {formatList(locale, names)}
    </p>
  )
}

/** A distributor: the loan offer, the address and the contact links. */
export function DistributorPanel({ distributor }: { distributor: Distributor }) {
  const { t, locale } = useTranslation()
  const langAttributes = langAttributesOf(distributor, locale)
  return (
    <section className="panel stack gap-3">
      <h3 className="t20" {...langAttributes}>
        {distributor.name}
      </h3>
      <p {...langAttributes}>{distributor.offer}</p>
      <p className="muted" {...langAttributes}>
        {distributor.address}
      </p>
      <DeliveryCountries distributor={distributor} />
      <p className="row">
        <a className="btn sec2" href={`mailto:${distributor.email}`}>
          <Icon name="mail" />
          <span className="sr">{t('smart-try:write')}: </span>
          <bdi>{distributor.email}</bdi>
        </a>
        <a className="btn quiet" href={distributor.url} target="_blank" rel="noopener">
          {t('smart-try:website')}
          <span className="sr"> {distributor.name}</span>
          <Icon name="external" />
        </a>
      </p>
    </section>
  )
}
