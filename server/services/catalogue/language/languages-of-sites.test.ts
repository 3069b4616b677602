import { expect, test } from 'vitest'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { languageOf } from './language-of.ts'
import { listAreas } from './list-areas.ts'
import { listCountryLanguages } from './list-country-languages.ts'

const site = (code: string, siteId: number, more: Partial<Site> = {}) => ({
  ...{ code, siteId, prefix: code.toLowerCase(), tenant: 'main' as const, languages: ['en'] },
  ...{ area: { en: code } },
  ...more,
})
/** The cast is needed because the sites have only the settings that define languages. */
const sites = (...all: object[]) =>
  ({
    sites: all,
    languages: [
      { id: 1, code: 'en', name: 'English' },
      { id: 3, code: 'ar', name: 'العربية' },
      { id: 9, code: 'ko', name: '한국어' },
    ],
  }) as unknown as Sites
const english = { id: 1, code: 'en', name: 'English', rightToLeft: false }
const arabic = { id: 3, code: 'ar', name: 'العربية', rightToLeft: true }

test('a language has its own name and direction', () => {
  expect(languageOf(sites(), 'ar')).toEqual(arabic)
  expect(languageOf(sites(), 'en')).toEqual(english)
})

test('the areas of a brand are in the order of its sites', () => {
  const all = sites(
    site('MENA', 3, { languages: ['en', 'ar'] }),
    site('MICRO', 2, { tenant: 'sister' }),
    site('EN', 1, { prefix: '' }),
  )
  expect(listAreas(all, { tenant: 'main', language: 'en' })).toEqual([
    { area: 'EN', siteId: 1, siteCode: 'EN', prefix: '', languages: [english] },
    { area: 'MENA', siteId: 3, siteCode: 'MENA', prefix: 'mena', languages: [english, arabic] },
  ])
})

test.each([
  ['in the language of the reader', { en: 'Korea', ar: 'كوريا', ko: '한국' }, 'ar', 'كوريا'],
  ['in English', { en: 'Korea', ko: '한국' }, 'ar', 'Korea'],
  ['in the base language of its site', { ko: '한국' }, 'ar', '한국'],
  ['by nothing', {}, 'ar', ''],
])('an area is named %s', (_, area, language, name) => {
  const [found] = listAreas(sites(site('KR', 9, { languages: ['ko'], area })), { tenant: 'main', language })
  expect(found?.area).toBe(name)
})

test('each country of a brand has the languages of its sites: by code, then by site, base first', () => {
  const all = sites(
    site('AR', 17, { languages: ['ar', 'en'] }),
    site('MICRO-EN', 19, { tenant: 'sister' }),
    site('MENA', 3, { languages: ['en', 'ar'] }),
  )
  const pairs = listCountryLanguages(all, { tenant: 'main', language: 'en' })
  const codes = pairs.map(({ country }) => country)
  expect(codes).toEqual(codes.toSorted())
  expect(pairs.filter(({ country }) => country === 'SA')).toEqual(
    [
      { language: english, siteId: 3 },
      { language: arabic, siteId: 3 },
      { language: arabic, siteId: 17 },
      { language: english, siteId: 17 },
    ].map((each) => ({ ...each, country: 'SA', countryName: 'Saudi Arabia' })),
  )
})
