import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { place } from '#tests/fixtures/place.ts'
import { getCountryLanguages, getLanguageSwitch } from '../../contract/catalogue/language.ts'
import { chooseLanguage } from '../../contract/identity/session.ts'

let page: Page
let language: typeof import('./language.ts')
beforeEach(async () => {
  page = await openPage()
  language = await import('./language.ts')
})

test('the offer is loaded once per page, and again after a failure of either call', async () => {
  for (const call of [getCountryLanguages, getLanguageSwitch]) {
    page.line.lose(call)
    expect(await language.loadLanguageOffer()).toBeNull()
    expect(language.$languageOffer.get()).toEqual({ state: 'failed' })
  }
  const [offer, again] = [await language.loadLanguageOffer(), await language.loadLanguageOffer()]
  expect(offer).not.toBeNull()
  expect(again).toBe(offer)
  expect(language.$languageOffer.get()).toMatchObject({ state: 'ready', pairs: offer?.pairs })
  expect(page.line.times(getCountryLanguages)).toBe(3)
})

test('a site is offered by its area, unless that is one of its countries', async () => {
  const offer = await language.loadLanguageOffer()
  const areas = offer?.pairs.filter(({ country }) => language.isSiteArea(country)) ?? []
  expect(areas.map(({ countryName }) => countryName)).toContain('Europe')
  expect(areas.map(({ countryName }) => countryName)).not.toContain('Thailand')
  expect(language.isSiteArea('PL')).toBe(false)
  // The entries for the areas of sites come first.
  expect(offer?.pairs.slice(0, areas.length)).toEqual(areas)
})

const english = { id: 1, code: 'en', name: 'English', rightToLeft: false }
const german = { id: 4, code: 'de', name: 'Deutsch', rightToLeft: false }
const currentPage = { place, path: '/faq' }

test('a choice leads to the same page in the language, with subpath, query and hash', async () => {
  page.at('/eu/faq?pageNum=2#answer')
  const here = { siteId: place.siteId, language: german }
  expect(await language.findLanguageChoiceUrl(currentPage, here, [])).toBe('/eu/de/faq?pageNum=2#answer')
  page.at('/eu/faq/7')
  expect(await language.findLanguageChoiceUrl(currentPage, here, [])).toBe('/eu/de/faq/7')
})

test('a choice of another site leads to the same page there, or to its home page in the language; an unknown site to this home page', async () => {
  const offer = await language.loadLanguageOffer()
  const there = (siteId: number, chosen = english) =>
    language.findLanguageChoiceUrl(currentPage, { siteId, language: chosen }, offer?.areas ?? [])
  const korea = offer?.areas.find(({ prefix }) => prefix === 'kr')
  const [base] = korea?.languages ?? []
  expect(await there(korea?.siteId ?? 0, base)).toBe('/kr')
  page.at('/eu/faq?pageNum=2')
  page.existing.add('/kr/faq?pageNum=2')
  expect(await there(korea?.siteId ?? 0, base)).toBe('/kr/faq?pageNum=2')
  expect(await there(999)).toBe('/eu')
})

test('a choice is stored for a year, and the page stays where saving failed', async () => {
  page = await openPageSignedIn()
  language = await import('./language.ts')
  const choice = { siteId: place.siteId, language: german }
  page.line.lose(chooseLanguage)
  expect([await language.applyLanguageChoice(currentPage, choice, []), page.left]).toEqual([false, []])
  expect(page.cookies.get('languageCheckedId')).toEqual({ value: '4', seconds: 31_536_000 })
  page.at('/eu/faq')
  expect(await language.applyLanguageChoice(currentPage, choice, [])).toBe(true)
  expect(page.left).toEqual(['/eu/de/faq'])
})
