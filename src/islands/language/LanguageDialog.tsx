import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import type { CountryLanguage } from '#src/domain/language/language.ts'
import { environment } from '#src/environment/environment.ts'
import {
  $languageOffer,
  applyLanguageChoice,
  type CurrentSitePage,
  isSiteArea,
  type LanguageOffer,
  loadLanguageOffer,
} from '#src/stores/language/language.ts'
import { loadVisitorCountry } from '#src/stores/session/visitor.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface LanguageDialogProps {
  currentPage: CurrentSitePage
  onClose: () => void
}

/** The dialog to choose a country and one of its languages. Specification 1, section 4: language. */
export function LanguageDialog({ currentPage, onClose }: LanguageDialogProps) {
  const offer = useStore($languageOffer)
  const [visitorCountryCode, setVisitorCountryCode] = useState<string | null>(null)
  useEffect(() => {
    void loadLanguageOffer()
    void loadVisitorCountry().then(setVisitorCountryCode)
  }, [])
  if (offer.state === 'ready')
    return (
      <Choice
        currentPage={currentPage}
        offer={offer}
        visitorCountryCode={visitorCountryCode}
        onClose={onClose}
      />
    )
  return <LoadingDialog failed={offer.state === 'failed'} onClose={onClose} />
}

function LoadingDialog({ failed, onClose }: { failed: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('language:title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('language:close')}
          </button>
          {failed && (
            <button type="button" className="btn" onClick={() => void loadLanguageOffer()}>
              {t('language:retry')}
            </button>
          )}
        </>
      }
    >
      <p role={failed ? 'alert' : 'status'}>{t(failed ? 'language:failed' : 'language:loading')}</p>
    </Dialog>
  )
}

interface ChoiceProps extends LanguageDialogProps {
  offer: LanguageOffer
  /** The country code of the visitor's IP address; null if it is unknown. */
  visitorCountryCode: string | null
}

/** Returns the country in a language tag: AT for "de-AT"; undefined if the tag contains none. */
const regionOf = (tag: string): string | undefined => /-([A-Z]{2})$/.exec(tag)?.[1]

/**
 * Returns the preselected country: the visitor's country if it is offered, else a country of the page's site that
 * matches the browser's languages, else the first country or area in the site's list.
 */
function openingCountry({ pairs }: LanguageOffer, visitorCountryCode: string | null, siteId: number): string {
  const siteCountries = pairs.filter((pair) => pair.siteId === siteId)
  const regions = environment().browserLanguages().map(regionOf)
  const match =
    pairs.find(({ country }) => country === visitorCountryCode) ??
    siteCountries.find(({ country }) => regions.includes(country)) ??
    siteCountries[0]
  return (match ?? pairs[0])?.country ?? ''
}

/**
 * Returns the key of a language on a site. The language alone is not unique, because two sites can have the same
 * language.
 */
const keyOf = ({ siteId, language }: CountryLanguage) => `${siteId}-${language.id}`

function Choice({ currentPage, offer, visitorCountryCode, onClose }: ChoiceProps) {
  const { t, language: page } = useTranslation()
  const [country, setCountry] = useState<string | null>(null)
  const [language, setLanguage] = useState<string | null>(null)
  const [isRedirecting, setIsRedirecting] = useState(false)
  const [failed, setFailed] = useState(false)
  const id = useId()
  const { siteId, languageId } = environment().page
  const shownCountry = country ?? openingCountry(offer, visitorCountryCode, siteId)
  const names = new Map(offer.pairs.map((pair) => [pair.country, pair.countryName]))
  const countries = [...names].sort(
    ([one, name], [other, otherName]) =>
      Number(isSiteArea(other)) - Number(isSiteArea(one)) || name.localeCompare(otherName, page),
  )
  const languages = offer.pairs.filter((pair) => pair.country === shownCountry)
  const currentLanguage = languages.find((pair) => pair.siteId === siteId && pair.language.id === languageId)
  const chosen = languages.find((pair) => keyOf(pair) === language) ?? (country ? undefined : currentLanguage)
  const selected = chosen ?? languages[0]
  const confirm = async () => {
    if (!selected || isRedirecting) return
    setIsRedirecting(true)
    setFailed(false)
    if (await applyLanguageChoice(currentPage, selected, offer.areas)) return
    setIsRedirecting(false)
    setFailed(true)
  }
  return (
    <Dialog
      title={t('language:title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('language:close')}
          </button>
          <button type="button" className="btn" aria-busy={isRedirecting} onClick={() => void confirm()}>
            {t(isRedirecting ? 'language:going' : 'language:confirm')}
          </button>
        </>
      }
    >
      <div className="stack gap-4">
        {failed && <p role="alert">{t('language:notSaved')}</p>}
        <div className="field">
          <label htmlFor={`${id}-country`}>{t('language:country')}</label>
          <select
            className="in"
            id={`${id}-country`}
            value={shownCountry}
            onChange={(event) => {
              setCountry(event.currentTarget.value)
              setLanguage(null)
            }}
          >
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-language`}>{t('language:language')}</label>
          <select
            className="in"
            id={`${id}-language`}
            value={selected && keyOf(selected)}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          >
            {languages.map((pair) => (
              <option key={keyOf(pair)} value={keyOf(pair)} lang={pair.language.code}>
                {pair.language.name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </Dialog>
  )
}
