import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { audienceTagsOfBrand } from '#src/sites/site-audience-tag.ts'
import { chooseReaderLanguage, listOfferedLanguages } from './reader-language.ts'

const { sites, languages } = loadSites()
const readers = audienceTagsOfBrand(sites, 'main')
const siteAt = (prefix: string) => sites.find((each) => each.tenant === 'main' && each.prefix === prefix)
const offeredAt = (prefix: string) => {
  const site = siteAt(prefix)
  if (!site) throw new Error(`No site at ${prefix}`)
  return listOfferedLanguages('/certificate/verify', site, readers, languages)
}
const pathFor = (browser: readonly string[], chosen?: string, prefix = '') =>
  chooseReaderLanguage(offeredAt(prefix), { page: 'en', chosen, browser })?.path

test('the root of the host offers every language of the brand, on the first site that is based on it', () => {
  const offered = offeredAt('')
  expect(offered.map(({ code }) => code).toSorted()).toEqual(
    [...new Set(readers.map(({ language }) => language))].toSorted(),
  )
  const paths = Object.fromEntries(offered.map(({ code, path }) => [code, path]))
  expect(paths).toMatchObject({
    en: '/certificate/verify',
    de: '/eu/de/certificate/verify',
    ko: '/kr/certificate/verify',
    'pt-BR': '/br/certificate/verify',
    'pt-PT': '/pt/certificate/verify',
  })
})

test('a single site offers only its own languages', () => {
  expect(offeredAt('eu').map(({ code }) => code)).toEqual(siteAt('eu')?.languages)
})

test.each([
  [['de-DE', 'en'], '/eu/de/certificate/verify'],
  [['pt-BR'], '/br/certificate/verify'],
  [['sv-SE', 'pl'], '/eu/pl/certificate/verify'],
  [['en-GB', 'de'], undefined],
  [['sv'], undefined],
  [[], undefined],
] as const)('a device set to %j gets the page %s', (browser, path) => {
  expect(pathFor(browser)).toBe(path)
})

test('the chosen language takes precedence over those of the device', () => {
  const idOf = (code: string) => String(languages.find((each) => each.code === code)?.id)
  expect(pathFor(['de'], idOf('en'))).toBeUndefined()
  expect(pathFor(['de'], idOf('pl'), 'eu')).toBe('/eu/pl/certificate/verify')
  expect(pathFor(['de'], idOf('ko'), 'eu')).toBe('/eu/de/certificate/verify')
})
