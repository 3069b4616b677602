import type { CountryLanguage } from './language.ts'

/** The known preferences of a visitor: ids of languages, a country code, and the language tags of the browser. */
export interface LanguagePreference {
  saved: number | null
  cookie: number | null
  country: string | null
  browser: readonly string[]
}

/** A language of a site, by the ids of both. */
export interface SiteLanguage {
  siteId: number
  languageId: number
}

/** The languages that can be offered to a visitor: those of the page's site, and those of all countries. */
export interface OfferedLanguages {
  siteId: number
  /** The ids of the languages of the page's site. */
  siteLanguageIds: readonly number[]
  countryLanguages: readonly CountryLanguage[]
}

const placeOf = ({ siteId, language }: CountryLanguage): SiteLanguage => ({ siteId, languageId: language.id })

const findOffered = (
  id: number | null,
  { siteId, siteLanguageIds, countryLanguages }: OfferedLanguages,
  country: string | null,
) => {
  if (id === null) return undefined
  if (siteLanguageIds.includes(id)) return { siteId, languageId: id }
  const pair = countryLanguages.find((each) => each.country === country && each.language.id === id)
  return pair && placeOf(pair)
}

const baseLanguage = (tag: string) => tag.toLowerCase().split('-')[0]

/** Whether one of the browser's languages is this language or a regional variant of it. */
export const isBrowserLanguage = (browser: readonly string[], language: string): boolean =>
  browser.some((tag) => baseLanguage(tag) === baseLanguage(language))

/**
 * Returns the most likely country for a browser language: "DE" for "de", "MX" for "es-MX"; null if the language is
 * missing or unknown.
 */
function countryOf(tag: string | undefined): string | null {
  try {
    return new Intl.Locale(tag ?? '').maximize().region ?? null
  } catch {
    return null
  }
}

/**
 * Returns the best match among `pairs` for the browser's languages, or undefined. "de-AT" matches "de"; "pt-BR"
 * matches "pt-BR" if it is offered, else other Portuguese.
 */
function findBestMatch(
  browser: readonly string[],
  pairs: readonly CountryLanguage[],
): CountryLanguage | undefined {
  for (const tag of browser) {
    const exact = pairs.find(({ language }) => language.code.toLowerCase() === tag.toLowerCase())
    const found = exact ?? pairs.find(({ language }) => baseLanguage(language.code) === baseLanguage(tag))
    if (found) return found
  }
  return undefined
}

/**
 * Returns the site and the language that suit a visitor best: the saved language, else the language in the cookie,
 * else a language of the visitor's country that the browser prefers, else any language of that country. If the
 * country is unknown, it is derived from the browser's language. Undefined if nothing is known. If several sites
 * offer a language, the page's site is preferred. Specification 1, section 4: initial language.
 */
export function findPreferredLanguage(
  preference: LanguagePreference,
  offered: OfferedLanguages,
): SiteLanguage | undefined {
  const { siteId, countryLanguages } = offered
  const country = preference.country ?? countryOf(preference.browser[0])
  const ofCountry = countryLanguages.filter((pair) => pair.country === country)
  const onThisSite = ofCountry.filter((pair) => pair.siteId === siteId)
  const found =
    findBestMatch(preference.browser, onThisSite) ??
    findBestMatch(preference.browser, ofCountry) ??
    onThisSite[0] ??
    ofCountry[0]
  return (
    findOffered(preference.saved, offered, preference.country) ??
    findOffered(preference.cookie, offered, preference.country) ??
    (found && placeOf(found))
  )
}
