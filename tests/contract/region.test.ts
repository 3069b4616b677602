import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRegionIds, getRegions } from '#src/contract/catalogue/region.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

describe.each(databases)('regions on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const german = { siteId: 21, languageId: 4 }
  const arabic = { siteId: 3, languageId: 3 }
  const seeded = (language: string) =>
    demonstrationItems('region').map(({ id, document: { code, texts } }) => ({
      id,
      name: (texts[language] ?? texts.en).name,
      regionCode: code,
      regionId: id,
    }))

  test('regions are in their order, in the requested language or else in English', async () => {
    const regionsIn = async (place: Record<string, number>) =>
      (await askWire(portal, getRegions, { ...place, type: '1' })).data
    expect(await regionsIn(german)).toEqual(seeded('de'))
    expect(await regionsIn(arabic)).toEqual(seeded('ar'))
    expect(await regionsIn({ siteId: 7, languageId: 6 })).toEqual(seeded('fr'))
    expect(await regionsIn({ siteId: 2, languageId: 2 })).toEqual(seeded('en'))
  })

  test('countries come with the region that lists them', async () => {
    const countries = unwrap(await portal.api(null, german).call(getRegions, { type: 'country' }))
    expect(countries).toContainEqual({ id: 276, code: 'DE', name: 'Deutschland', regionId: 1 })
    expect(countries).toContainEqual({ id: 10, code: 'AQ', name: 'Antarktis', regionId: null })
    expect(unwrap(await portal.api(null, german).call(getRegions, {}))).toEqual(countries)
    const listed = unwrap(
      await portal.api(null, german).call(getRegions, { type: 'country', countries: 'listed' }),
    )
    expect(listed).toEqual(countries.filter(({ regionId }) => regionId !== null))
    const inRegions = demonstrationItems('region').flatMap(({ document }) => document.countries)
    expect(listed.map(({ code }) => code).sort()).toEqual(inRegions.sort())
  })

  test('a code means a region, or the region of a country', async () => {
    const idsOf = async (regionCode: string) => (await askWire(portal, getRegionIds, { regionCode })).data
    expect(await idsOf('EUROPE')).toEqual([1])
    expect(await idsOf('DE')).toEqual([1])
    expect(await idsOf('SA')).toEqual([2])
    expect(await idsOf('AQ')).toEqual([])
    expect(await idsOf('NOWHERE')).toEqual([])
  })

  test('the sister brand has the same regions', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    const regions = unwrap(await sister.call(getRegions, { type: 'region' }))
    expect(regions).toEqual(unwrap(await portal.api().call(getRegions, { type: 'region' })))
  })

  test.each([
    [getRegions, { type: '2' }],
    [getRegions, { countryQueryType: 'all' }],
    [getRegionIds, {}],
    [getRegionIds, { regionCode: "DE'--" }],
  ])('%# is refused: an invalid query', async (call, fields) => {
    expect((await askWire(portal, call, fields)).status).toBe(400)
  })
})
