import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCountries, getProvinces } from '#src/contract/catalogue/country.ts'
import { getVisitorCountry } from '#src/contract/catalogue/visitor-country.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const header = 'x-country'

describe.each(databases)('countries on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { COUNTRY_HEADER: header } })
  })
  afterAll(() => portal.close())

  test('all countries are listed once, sorted by their names in the requested language', async () => {
    const german = unwrap(await portal.api(null, { siteId: 21, languageId: 4 }).call(getCountries, {}))
    expect(german.length).toBeGreaterThan(240)
    expect(new Set(german.map(({ id }) => id)).size).toBe(german.length)
    const names = german.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
  })

  test('each has its number, name, code, region and calling code', async () => {
    const of = async (languageId: number) =>
      (await askWire(portal, getCountries, { type: 'all', siteId: 3, languageId })).data
    expect(await of(1)).toContainEqual({
      ...{ id: 682, name: 'Saudi Arabia', regionCode: 'SA', regionId: 2, callingCode: '966' },
    })
    expect(await of(3)).toContainEqual({
      id: 682,
      name: 'المملكة العربية السعودية',
      regionCode: 'SA',
      regionId: 2,
      callingCode: '966',
    })
  })

  test('the sister brand knows the same', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getCountries, {}))).toEqual(
      unwrap(await portal.api().call(getCountries, {})),
    )
  })

  const citiesOf = async (code: string, place: { siteId: number; languageId: number }) => {
    const countryCode = code.slice(0, 2)
    const provinces = unwrap(await portal.api(null, place).call(getProvinces, { country: countryCode }))
    return provinces.find((each) => each.code === code)?.cities
  }

  test('a country has provinces with cities, in alphabetical order', async () => {
    const { data } = await askWire(portal, getProvinces, { countryCode: 'DE' })
    expect(data).toHaveLength(16)
    expect(data).toContainEqual({
      provinceCode: 'DE-HB',
      provinceName: 'Bremen',
      cityList: ['Bremen', 'Bremerhaven'],
    })
    expect(unwrap(await portal.api().call(getProvinces, { country: 'PL' }))).toHaveLength(16)
    expect(unwrap(await portal.api().call(getProvinces, { country: 'VA' }))).toEqual([])
  })

  test('a city is called as the reader calls it, else by its English name', async () => {
    expect(await citiesOf('AE-RK', { siteId: 3, languageId: 1 })).toEqual([
      'Al Jazirah Al Hamra',
      'Al Rams',
      'Ras Al Khaimah',
    ])
    expect(await citiesOf('AE-RK', { siteId: 3, languageId: 3 })).toEqual([
      'الجزيرة الحمراء',
      'الرمس',
      'رأس الخيمة',
    ])
    const [english, german] = [1, 4].map((languageId) => citiesOf('DE-BY', { siteId: 21, languageId }))
    expect(await english).toEqual(expect.arrayContaining(['Munich', 'Augsburg']))
    expect(await german).toEqual(expect.arrayContaining(['München', 'Augsburg']))
  })

  test('provinces without published cities have no cities', async () => {
    const provinces = unwrap(await portal.api().call(getProvinces, { country: 'FR' }))
    expect(provinces.length).toBeGreaterThan(10)
    expect(new Set(provinces.map(({ cities }) => cities.length))).toEqual(new Set([0]))
    const { id } = demonstrationItems('province').find(({ document }) => document.code === 'DE-HB') as {
      id: number
    }
    const inGerman = { siteId: 21, languageId: 4 }
    await withItemWithdrawn(portal, 'province', id, async () =>
      expect(await citiesOf('DE-HB', inGerman)).toEqual([]),
    )
    expect(await citiesOf('DE-HB', inGerman)).toHaveLength(2)
  })

  test.each([
    ['de', 'DE'],
    ['PL, DE', 'DE'],
    ['XX', null],
    ['T1', null],
    ['DEU', null],
    ['276', null],
    ['', null],
  ])('the proxy header "%s" means the country %s', async (told, country) => {
    const { data } = await askWire(portal, getVisitorCountry, {}, { headers: { [header]: told } })
    expect(data).toEqual({ iso_code: country })
  })

  test.each([
    [getCountries, { type: 'tree' }],
    [getProvinces, {}],
    [getProvinces, { countryCode: 'Germany' }],
  ])('%# is refused: an invalid query', async (call, fields) => {
    expect((await askWire(portal, call, fields)).status).toBe(400)
  })

  test('without a configured header no header counts', async () => {
    const alone = await openPortal(await open())
    const request = { headers: { [header]: 'DE', 'cf-ipcountry': 'DE' } }
    expect((await askWire(alone, getVisitorCountry, {}, request)).data).toEqual({ iso_code: null })
    await alone.close()
  })
})
