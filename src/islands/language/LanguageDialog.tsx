import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import type { CountryLanguage } from '#src/domain/language/language.ts'
import { environment } from '#src/environment/environment.ts'
import {
  $offer,
  confirmChoice,
  isArea,
  type LanguageOffer,
  loadOffer,
  type PageOfReader,
} from '#src/stores/language/language.ts'
import { visitorCountry } from '#src/stores/session/visitor.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface LanguageDialogProps {
  standing: PageOfReader
  onClose: () => void
}

/** The dialog to choose a country and one of its languages. Specification 1, section 4: language. */
export function LanguageDialog({ standing, onClose }: LanguageDialogProps) {
  const offer = useStore($offer)
  const [visited, setVisited] = useState<string | null>(null)
  useEffect(() => {
    void loadOffer()
    void visitorCountry().then(setVisited)
  }, [])
  if (offer.state === 'ready')
    return <Choice standing={standing} offer={offer} visited={visited} onClose={onClose} />
  return <Waiting failed={offer.state === 'failed'} onClose={onClose} />
}

function Waiting({ failed, onClose }: { failed: boolean; onClose: () => void }) {
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
            <button type="button" className="btn" onClick={() => void loadOffer()}>
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
  /** The country code of the visitor's address; null if unknown. */
  visited: string | null
}

/** Returns the country of a language tag: AT of "de-AT". */
const regionOf = (tag: string): string | undefined => /-([A-Z]{2})$/.exec(tag)?.[1]

/**
 * Returns the preselected country: the visitor's if it is offered, else a country of the page's site in the browser's
 * languages, else the site's area.
 */
function openingCountry({ pairs }: LanguageOffer, visited: string | null, siteId: number): string {
  const ofSite = pairs.filter((pair) => pair.siteId === siteId)
  const regions = environment().browserLanguages().map(regionOf)
  const found =
    pairs.find(({ country }) => country === visited) ??
    ofSite.find(({ country }) => regions.includes(country)) ??
    ofSite[0]
  return (found ?? pairs[0])?.country ?? ''
}

/** Returns the key of a language on a site, because two sites may share a language. */
const keyOf = ({ siteId, language }: CountryLanguage) => `${siteId}-${language.id}`

function Choice({ standing, offer, visited, onClose }: ChoiceProps) {
  const { t, language: page } = useTranslation()
  const [country, setCountry] = useState<string | null>(null)
  const [language, setLanguage] = useState<string | null>(null)
  const [going, setGoing] = useState(false)
  const [failed, setFailed] = useState(false)
  const id = useId()
  const { siteId, languageId } = environment().page
  const shown = country ?? openingCountry(offer, visited, siteId)
  const names = new Map(offer.pairs.map((pair) => [pair.country, pair.countryName]))
  const countries = [...names].sort(
    ([one, name], [other, otherName]) =>
      Number(isArea(other)) - Number(isArea(one)) || name.localeCompare(otherName, page),
  )
  const languages = offer.pairs.filter((pair) => pair.country === shown)
  const here = languages.find((pair) => pair.siteId === siteId && pair.language.id === languageId)
  const chosen = languages.find((pair) => keyOf(pair) === language) ?? (country ? undefined : here)
  const first = chosen ?? languages[0]
  const confirm = async () => {
    if (!first || going) return
    setGoing(true)
    setFailed(false)
    if (await confirmChoice(standing, first, offer.areas)) return
    setGoing(false)
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
          <button type="button" className="btn" aria-busy={going} onClick={() => void confirm()}>
            {t(going ? 'language:going' : 'language:confirm')}
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
            value={shown}
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
            value={first && keyOf(first)}
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
