import type { CountryLanguage } from './language.ts'

/**
 * The known preferences of a reader: ids of languages, the code of a country, tags of the browser's
 * languages.
 */
export interface LanguagePreference {
  saved: number | null
  cookie: number | null
  country: string | null
  browser: readonly string[]
}

/** A language of a site: the ids of both. */
export interface SiteLanguage {
  siteId: number
  languageId: number
}

/** The languages that a reader can be offered: those of the page's site, and those of all countries. */
export interface OfferedLanguages {
  siteId: number
  /** The ids of the languages of the page's site. */
  own: readonly number[]
  pairs: readonly CountryLanguage[]
}

const placeOf = ({ siteId, language }: CountryLanguage): SiteLanguage => ({ siteId, languageId: language.id })

const chosen = (id: number | null, { siteId, own, pairs }: OfferedLanguages, country: string | null) => {
  if (id === null) return undefined
  if (own.includes(id)) return { siteId, languageId: id }
  const there = pairs.find((pair) => pair.country === country && pair.language.id === id)
  return there && placeOf(there)
}

const short = (tag: string) => tag.toLowerCase().split('-')[0]

/** Whether the browser is set to a language, or to the same of another country. */
export const speaks = (browser: readonly string[], language: string): boolean =>
  browser.some((tag) => short(tag) === short(language))

/** The country that a browser's language is mostly spoken in: "DE" for "de", "MX" for "es-MX"; null for no language. */
function countryOf(tag: string | undefined): string | null {
  try {
    return new Intl.Locale(tag ?? '').maximize().region ?? null
  } catch {
    return null
  }
}

/**
 * The best match among `pairs` for the browser's languages, or undefined: "de-AT" matches "de"; "pt-BR"
 * matches "pt-BR" before any other Portuguese.
 */
function matching(
  browser: readonly string[],
  pairs: readonly CountryLanguage[],
): CountryLanguage | undefined {
  for (const tag of browser) {
    const exact = pairs.find(({ language }) => language.code.toLowerCase() === tag.toLowerCase())
    const found = exact ?? pairs.find(({ language }) => short(language.code) === short(tag))
    if (found) return found
  }
  return undefined
}

/**
 * The site and language that a reader would choose: the saved language, that of the cookie, one of the
 * visitor's country that the browser is set to, any of that country; where the country isn't known, it is the one of the
 * browser's language. Undefined where nothing is known: then
 * the site's base language is as good as the page's. A language that several sites offer is chosen on the
 * page's site if it is there. Specification 1, section 4: initial language.
 */
export function preferredLanguage(
  wish: LanguagePreference,
  offered: OfferedLanguages,
): SiteLanguage | undefined {
  const { siteId, pairs } = offered
  const country = wish.country ?? countryOf(wish.browser[0])
  const ofCountry = pairs.filter((pair) => pair.country === country)
  const here = ofCountry.filter((pair) => pair.siteId === siteId)
  const found = matching(wish.browser, here) ?? matching(wish.browser, ofCountry) ?? here[0] ?? ofCountry[0]
  return (
    chosen(wish.saved, offered, wish.country) ??
    chosen(wish.cookie, offered, wish.country) ??
    (found && placeOf(found))
  )
}
