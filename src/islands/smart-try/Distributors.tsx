import { useState } from 'react'
import type { Distributor } from '#src/domain/distributor/distributor.ts'
import { countryName, listInWords } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { chooseCountry, countryInAddress } from '#src/stores/certification/smart-try.ts'
import { $session } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface DistributorsProps {
  place: Place
  distributors: readonly Distributor[]
}

/** Returns the preselected country: the address's, else the learner's, if a distributor delivers there. */
function firstCountry(countries: readonly string[]): string {
  const session = $session.get()
  const own = session.state === 'signedIn' ? session.learner.countryCode : null
  return [countryInAddress(), own].find((wanted) => wanted && countries.includes(wanted)) ?? ''
}

export function Distributors({ place, distributors }: DistributorsProps) {
  const { t, spoken } = useTranslation()
  const codes = [...new Set(distributors.flatMap((each) => each.countries))]
  const countries = codes
    .map((code) => ({ code, name: countryName(spoken, code) }))
    .sort((one, other) => one.name.localeCompare(other.name, spoken))
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

/** The link to a distributor's offer, which has a page of its own on a phone. */
function DistributorLink({ place, distributor }: { place: Place; distributor: Distributor }) {
  const { t, spoken } = useTranslation()
  return (
    <section className="panel stack gap-2">
      <h3 className="t20" {...langAttributesOf(distributor, spoken)}>
        {distributor.name}
      </h3>
      <Delivers distributor={distributor} />
      <a className="more" href={`${routes.smartTryDetail(place)}?id=${distributor.id}`}>
        {t('smart-try:details')}
        <span className="sr"> {distributor.name}</span>
      </a>
    </section>
  )
}

function Delivers({ distributor }: { distributor: Distributor }) {
  const { t, spoken } = useTranslation()
  const names = distributor.countries.map((code) => countryName(spoken, code))
  return (
    <p className="meta">
      {t('smart-try:delivers')}: {listInWords(spoken, names)}
    </p>
  )
}

/** A distributor: the loan offer, the address and the contact links. */
export function DistributorPanel({ distributor }: { distributor: Distributor }) {
  const { t, spoken } = useTranslation()
  const tongue = langAttributesOf(distributor, spoken)
  return (
    <section className="panel stack gap-3">
      <h3 className="t20" {...tongue}>
        {distributor.name}
      </h3>
      <p {...tongue}>{distributor.offer}</p>
      <p className="muted" {...tongue}>
        {distributor.address}
      </p>
      <Delivers distributor={distributor} />
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
