import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getCertificationLanguages,
  getCountryLanguages,
  getLanguageSwitch,
} from '#src/contract/catalogue/language.ts'
import { allSites } from '../fixtures/all-sites.ts'
import { contentLanguages } from '../fixtures/content-languages.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const arabic = {
  id: 3,
  languagePackId: 3,
  languageComplete: 'العربية',
  languageSimple: 'ar',
  rtlStatus: '1',
}
const english = {
  id: 1,
  languagePackId: 1,
  languageComplete: 'English',
  languageSimple: 'en',
  rtlStatus: '0',
}

describe.each(databases)('languages on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const sister = () => portal.api(null, { origin: sisterOrigin, siteId: 19 })

  test('every site of the brand is an area with its languages, base first', async () => {
    const { data } = await askWire(portal, getLanguageSwitch, { siteId: 3, languageId: 3 })
    expect(data).toContainEqual({
      country: 'الشرق الأوسط وشمال أفريقيا',
      siteId: 3,
      siteCode: 'MENA',
      sitePrefix: 'mena',
      languageList: [english, arabic],
    })
    const areas = unwrap(await portal.api().call(getLanguageSwitch, {}))
    const ids = allSites.sites.flatMap((site) => (site.tenant === 'main' ? [site.siteId] : []))
    expect(areas.map(({ siteId }) => siteId)).toEqual(ids.sort((one, other) => one - other))
  })

  test('an area without a name in the requested language has its English name, or else its own', async () => {
    const german = unwrap(await portal.api(null, { siteId: 21, languageId: 4 }).call(getLanguageSwitch, {}))
    const nameOf = (code: string) => german.find(({ siteCode }) => siteCode === code)?.area
    expect([nameOf('EU'), nameOf('VN'), nameOf('KR')]).toEqual(['Europa', 'Vietnam', '대한민국'])
  })

  test('a country has each language of its sites', async () => {
    const { data } = await askWire(portal, getCountryLanguages, { siteId: 21, languageId: 4 })
    const pairs = data as { countryCode: string; languageSimple: string; siteId: number }[]
    const country = { countryCode: 'SA', countryName: 'Saudi-Arabien' }
    expect(pairs.filter(({ countryCode }) => countryCode === 'SA')).toEqual([
      { ...english, ...country, siteId: 3 },
      { ...arabic, ...country, siteId: 3 },
      { ...arabic, ...country, siteId: 17 },
      { ...english, ...country, siteId: 17 },
    ])
    const polish = pairs.filter(({ countryCode }) => countryCode === 'PL')
    expect(polish.map(({ languageSimple }) => languageSimple)).toEqual(['en', 'de', 'pl', 'it', 'fr'])
    expect(new Set(polish.map(({ siteId }) => siteId))).toEqual(new Set([21]))
  })

  test('certifications have texts in the languages of the demonstration', async () => {
    const languages = unwrap(await portal.api().call(getCertificationLanguages, {}))
    expect(languages.map(({ code }) => code)).toEqual([
      ...['en', 'en-GB', ...contentLanguages.filter((code) => code !== 'en')],
    ])
    const { data } = await askWire(portal, getCertificationLanguages)
    expect(data).toEqual(expect.arrayContaining([english, arabic]))
  })

  test('the sister brand has one site for everybody', async () => {
    const areas = unwrap(await sister().call(getLanguageSwitch, {}))
    expect(areas).toMatchObject([{ area: 'Worldwide', siteId: 19, siteCode: 'MICRO-EN' }])
    expect(unwrap(await sister().call(getCountryLanguages, {}))).toEqual([])
    expect(unwrap(await sister().call(getCertificationLanguages, {}))[0]?.code).toBe('en')
  })

  test.each([getLanguageSwitch, getCountryLanguages, getCertificationLanguages])(
    '$path: a language that the brand does not have is refused',
    async (call) => {
      expect((await askWire(portal, call, { languageId: 99 })).status).toBe(403)
    },
  )
})
