import { atom } from 'nanostores'
import { getCountryLanguages, getLanguageSwitch } from '../../contract/catalogue/language.ts'
import type { AreaLanguages, CountryLanguage } from '../../domain/language/language.ts'
import { environment } from '../../environment/environment.ts'
import { elsewhere, href, type Place, routes } from '../../routes.ts'
import { saveLanguage, storeLanguage } from './language-choice.ts'

/** Everything that the language dialog offers: countries with their languages, and the sites of these. */
export interface LanguageOffer {
  pairs: readonly CountryLanguage[]
  areas: readonly AreaLanguages[]
}

export type OfferState = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & LanguageOffer)

export const $offer = atom<OfferState>({ state: 'loading' })
let asked: Promise<LanguageOffer | null> | undefined

/** Whether an entry of the country list is the area of a site and no country. */
export const isArea = (country: string): boolean => country.startsWith('site ')

/** Whether an area is itself one of the countries: France, with Monaco. */
function isCountry({ area, siteId }: AreaLanguages, pairs: readonly CountryLanguage[]): boolean {
  const own = pairs.filter((pair) => pair.siteId === siteId)
  return (
    own.some(({ countryName }) => countryName === area) || new Set(own.map((pair) => pair.country)).size === 1
  )
}

/**
 * Entries for sites by their area, unless that is a country already: for sites that greet no country, and for
 * people who live elsewhere. Specification 1, section 3: country entry.
 */
const ofAreas = (pairs: readonly CountryLanguage[], areas: readonly AreaLanguages[]): CountryLanguage[] =>
  areas
    .filter((area) => !isCountry(area, pairs))
    .flatMap(({ siteId, area, languages }) =>
      languages.map((language) => ({ language, country: `site ${siteId}`, countryName: area, siteId })),
    )

async function ask(): Promise<LanguageOffer | null> {
  const { api } = environment()
  const [pairs, areas] = await Promise.all([
    api.call(getCountryLanguages, {}),
    api.call(getLanguageSwitch, {}),
  ])
  if (!pairs.ok || !areas.ok) return null
  return { pairs: [...ofAreas(pairs.value, areas.value), ...pairs.value], areas: areas.value }
}

/** Loads the offer, once a page; after a failure it may be loaded again. Null where it can't be had. */
export async function loadOffer(): Promise<LanguageOffer | null> {
  asked ??= ask()
  const offer = await asked
  if (!offer) asked = undefined
  $offer.set(offer ? { state: 'ready', ...offer } : { state: 'failed' })
  return offer
}

/** The place of another site in a language, with the variant of the page. */
const placeOnSite = (place: Place, area: AreaLanguages, language: string): Place => ({
  ...place,
  siteId: area.siteId,
  prefix: area.prefix,
  baseLanguage: area.languages[0]?.code ?? language,
  language,
})

/** The page that a reader stands on, described so that its counterpart can be found on another site. */
export interface PageOfReader {
  place: Place
  /** The page's path without site and language: '/faq'. */
  path: string
  /** The id of the certification that the page shows; absent for other pages. */
  certificationId?: number | undefined
}

/**
 * The address on another site: for a certification's page the page of the same certification, which is looked
 * up; else the home page.
 */
async function onOtherSite(
  { certificationId }: PageOfReader,
  there: Place,
  languageId: number,
): Promise<string> {
  if (certificationId === undefined) return routes.home(there)
  const { relatedAddress } = await import('../prerequisite/related-certification.ts')
  return relatedAddress(certificationId, there, languageId)
}

/** The rest of the address after the page's own path: '/7' for a page that serves many ids, '?pageNum=2', '#video'. */
function afterPage({ place, path }: PageOfReader): string {
  const own = href(place, path)
  const { pathname, search, hash } = new URL(environment().navigation.current(), 'http://page.invalid')
  return (pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : '') + search + hash
}

/**
 * The address that a choice leads to: the same page in another language of the site, or its counterpart on
 * the other site.
 */
export async function addressOfChoice(
  standing: PageOfReader,
  { siteId, language }: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<string> {
  const { place, path } = standing
  if (siteId === place.siteId)
    return href(elsewhere(place, { language: language.code }), path) + afterPage(standing)
  const area = areas.find((each) => each.siteId === siteId)
  return area
    ? onOtherSite(standing, placeOnSite(place, area, language.code), language.id)
    : routes.home(place)
}

/**
 * Keeps the choice in the cookie, saves it for a learner, and goes there. False where it could not be saved:
 * then the page stays. Specification 1, section 4: language.
 */
export async function confirmChoice(
  standing: PageOfReader,
  choice: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<boolean> {
  storeLanguage(choice.language.id)
  if (!(await saveLanguage(choice.language.id))) return false
  environment().navigation.go(await addressOfChoice(standing, choice, areas))
  return true
}
