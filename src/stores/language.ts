import { atom } from 'nanostores'
import { getCountryLanguages, getLanguageSwitch } from '../contract/language.ts'
import type { AreaLanguages, CountryLanguage } from '../domain/language/language.ts'
import { environment } from '../environment/environment.ts'
import { elsewhere, href, type Place, routes } from '../routes.ts'
import { keepLanguage, saveLanguage } from './language-choice.ts'

/** What can be chosen: countries with their languages, and the sites that these are of. */
export interface Offer {
  pairs: readonly CountryLanguage[]
  areas: readonly AreaLanguages[]
}

export type OfferState = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Offer)

export const $offer = atom<OfferState>({ state: 'loading' })
let asked: Promise<Offer | null> | undefined

/** Whether a site is chosen by the name of its area and not by a country. */
export const isArea = (country: string): boolean => country.startsWith('site ')

/** Whether an area is itself one of the countries: France, with Monaco. */
function isCountry({ area, siteId }: AreaLanguages, pairs: readonly CountryLanguage[]): boolean {
  const own = pairs.filter((pair) => pair.siteId === siteId)
  return (
    own.some(({ countryName }) => countryName === area) || new Set(own.map((pair) => pair.country)).size === 1
  )
}

/**
 * A site may be chosen by its area as well, unless that is a country: the way to a site that greets no country, and for who
 * lives elsewhere. Specification 1, section 3: country entry.
 */
const ofAreas = (pairs: readonly CountryLanguage[], areas: readonly AreaLanguages[]): CountryLanguage[] =>
  areas
    .filter((area) => !isCountry(area, pairs))
    .flatMap(({ siteId, area, languages }) =>
      languages.map((language) => ({ language, country: `site ${siteId}`, countryName: area, siteId })),
    )

async function ask(): Promise<Offer | null> {
  const { api } = environment()
  const [pairs, areas] = await Promise.all([
    api.call(getCountryLanguages, {}),
    api.call(getLanguageSwitch, {}),
  ])
  if (!pairs.ok || !areas.ok) return null
  return { pairs: [...ofAreas(pairs.value, areas.value), ...pairs.value], areas: areas.value }
}

/** Asked once a page; a failed question may be asked again. */
export async function loadOffer(): Promise<Offer | null> {
  asked ??= ask()
  const offer = await asked
  if (!offer) asked = undefined
  $offer.set(offer ? { state: 'ready', ...offer } : { state: 'failed' })
  return offer
}

/** The place of a site in a language, with the variant of the page. */
const placeAt = (place: Place, area: AreaLanguages, language: string): Place => ({
  ...place,
  siteId: area.siteId,
  prefix: area.prefix,
  baseLanguage: area.languages[0]?.code ?? language,
  language,
})

/** What a page says of itself, so that it can be found elsewhere. */
export interface Standing {
  place: Place
  /** The page's path without its place: '/faq'. */
  path: string
  /** The certification that the page is of. */
  certificationId?: number | undefined
}

/** On another site a certification's page leads to the same certification. It is looked up where that is wanted. */
async function onOtherSite({ certificationId }: Standing, there: Place, languageId: number): Promise<string> {
  if (certificationId === undefined) return routes.home(there)
  const { relatedAddress } = await import('./related-certification.ts')
  return relatedAddress(certificationId, there, languageId)
}

/** What the address has below the page's own path: '/7' of a page that stands for many numbers. */
function belowPage({ place, path }: Standing): string {
  const own = href(place, path)
  const { pathname } = new URL(environment().navigation.current(), 'http://page.invalid')
  return pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : ''
}

/** Where a choice leads: the same page in another language of the site, or what the other site has instead. */
export async function addressOfChoice(
  standing: Standing,
  { siteId, language }: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<string> {
  const { place, path } = standing
  const query = environment().navigation.query()
  if (siteId === place.siteId) {
    const there = href(elsewhere(place, { language: language.code }), path) + belowPage(standing)
    return there + (query.size > 0 ? `?${query}` : '')
  }
  const area = areas.find((each) => each.siteId === siteId)
  return area ? onOtherSite(standing, placeAt(place, area, language.code), language.id) : routes.home(place)
}

/**
 * Keeps the choice, saves it for a learner, and goes there. False where it could not be saved: then the page stays.
 * Specification 1, section 4: language.
 */
export async function confirmChoice(
  standing: Standing,
  choice: Pick<CountryLanguage, 'siteId' | 'language'>,
  areas: readonly AreaLanguages[],
): Promise<boolean> {
  keepLanguage(choice.language.id)
  if (!(await saveLanguage(choice.language.id))) return false
  environment().navigation.go(await addressOfChoice(standing, choice, areas))
  return true
}
