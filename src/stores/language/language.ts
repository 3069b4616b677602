import { atom } from 'nanostores'
import { getCountryLanguages, getLanguageSwitch } from '../../contract/catalogue/language.ts'
import type { AreaLanguages, CountryLanguage } from '../../domain/language/language.ts'
import { environment } from '../../environment/environment.ts'
import { href, type Place, placeOfAlternate, routes } from '../../routes.ts'
import { saveLanguage, storeLanguage } from './language-choice.ts'

/** The choices of the language dialog: countries with their languages, and the sites of the countries. */
export interface LanguageOffer {
  pairs: readonly CountryLanguage[]
  areas: readonly AreaLanguages[]
}

export type LanguageOfferState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & LanguageOffer)

export const $languageOffer = atom<LanguageOfferState>({ state: 'loading' })
let loading: Promise<LanguageOffer | null> | undefined

/** Returns whether an entry of the country list stands for the area of a site instead of a country. */
export const isSiteArea = (country: string): boolean => country.startsWith('site ')

/**
 * Returns whether the area of a site is also one of its countries, as France is for a site that also serves Monaco.
 */
function isCountry({ area, siteId }: AreaLanguages, pairs: readonly CountryLanguage[]): boolean {
  const sitePairs = pairs.filter((pair) => pair.siteId === siteId)
  return (
    sitePairs.some(({ countryName }) => countryName === area) ||
    new Set(sitePairs.map((pair) => pair.country)).size === 1
  )
}

/**
 * Returns an entry for the area of each site, unless the area is a country. These entries are for sites that serve
 * several countries, and for visitors from other countries. Specification 1, section 3: country entry.
 */
const areaEntries = (pairs: readonly CountryLanguage[], areas: readonly AreaLanguages[]): CountryLanguage[] =>
  areas
    .filter((area) => !isCountry(area, pairs))
    .flatMap(({ siteId, area, languages }) =>
      languages.map((language) => ({ language, country: `site ${siteId}`, countryName: area, siteId })),
    )

async function fetchOffer(): Promise<LanguageOffer | null> {
  const { api } = environment()
  const [pairs, areas] = await Promise.all([
    api.call(getCountryLanguages, {}),
    api.call(getLanguageSwitch, {}),
  ])
  if (!pairs.ok || !areas.ok) return null
  return { pairs: [...areaEntries(pairs.value, areas.value), ...pairs.value], areas: areas.value }
}

/**
 * Loads the choices of the language dialog, once per page. Returns null if loading failed; the next call then tries
 * again.
 */
export async function loadLanguageOffer(): Promise<LanguageOffer | null> {
  loading ??= fetchOffer()
  const offer = await loading
  if (!offer) loading = undefined
  $languageOffer.set(offer ? { state: 'ready', ...offer } : { state: 'failed' })
  return offer
}

/** Returns the place (site, language and variant) on another site, with the variant of the current page. */
const placeOnSite = (place: Place, area: AreaLanguages, language: string): Place => ({
  ...place,
  siteId: area.siteId,
  prefix: area.prefix,
  baseLanguage: area.languages[0]?.code ?? language,
  language,
})

/** The current page, with the data that is needed to find its counterpart on another site. */
export interface CurrentSitePage {
  place: Place
  /** The page's path without site and language: '/faq'. */
  path: string
  /** The id of the certification that the page shows; undefined for other pages. */
  certificationId?: number | undefined
}

/**
 * Returns the URL of the page on another site. For a certification, its counterpart is looked up; for other pages
 * it is the same page, or the home page if the other site does not have this page.
 */
async function addressOnOtherSite(
  currentPage: CurrentSitePage,
  otherPlace: Place,
  languageId: number,
): Promise<string> {
  const { certificationId, path } = currentPage
  if (certificationId === undefined) {
    const samePage = href(otherPlace, path) + afterPage(currentPage)
    return (await environment().navigation.exists(samePage)) ? samePage : routes.home(otherPlace)
  }
  const { findRelatedUrl } = await import('../prerequisite/related-certification.ts')
  return findRelatedUrl(certificationId, otherPlace, languageId)
}

/**
 * Returns the rest of the URL after the page's path: '/7' for a page that serves several ids, '?pageNum=2',
 * '#video'.
 */
function afterPage({ place, path }: CurrentSitePage): string {
  const pagePath = href(place, path)
  const { pathname, search, hash } = new URL(environment().navigation.current(), 'http://page.invalid')
  return (pathname.startsWith(`${pagePath}/`) ? pathname.slice(pagePath.length) : '') + search + hash
}

/**
 * Returns the URL for a choice: the same page in another language of the site, or its counterpart on the other
 * site.
 */
export async function findLanguageChoiceUrl(
  currentPage: CurrentSitePage,
  { siteId, language }: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<string> {
  const { place, path } = currentPage
  if (siteId === place.siteId)
    return href(placeOfAlternate(place, { language: language.code }), path) + afterPage(currentPage)
  const area = areas.find((each) => each.siteId === siteId)
  return area
    ? addressOnOtherSite(currentPage, placeOnSite(place, area, language.code), language.id)
    : routes.home(place)
}

/**
 * Stores the choice in the cookie and, for a learner, in the profile, and opens the page in the chosen language. If
 * saving fails, returns false and stays on the page. Specification 1, section 4: language.
 */
export async function applyLanguageChoice(
  currentPage: CurrentSitePage,
  choice: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<boolean> {
  storeLanguage(choice.language.id)
  if (!(await saveLanguage(choice.language.id))) return false
  environment().navigation.go(await findLanguageChoiceUrl(currentPage, choice, areas))
  return true
}
