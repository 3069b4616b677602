import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSiteInfo, getSitesByIds, hasNonCertification } from '#src/contract/catalogue/site.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

describe.each(databases)('sites on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('some sites come by their ids, in the order of the ids', async () => {
    const { data } = await askWire(portal, getSitesByIds, { ids: '27,3,21' })
    expect((data as { siteCode: string }[]).map(({ siteCode }) => siteCode)).toEqual(['MENA', 'EU', 'ASIA'])
    const [eu] = unwrap(await portal.api().call(getSitesByIds, { ids: [21] }))
    expect(eu).toEqual(unwrap(await portal.api().call(getSiteInfo, { siteCode: 'EU' })))
  })

  test('a site whose base language is Arabic says so', async () => {
    const sites = unwrap(await portal.api().call(getSitesByIds, { ids: [3, 17] }))
    expect(sites.map(({ isArabic, baseLanguageId }) => [isArabic, baseLanguageId])).toEqual([
      [false, 1],
      [true, 3],
    ])
  })

  test('those that are none, or the other brand’s, are left out', async () => {
    expect(unwrap(await portal.api().call(getSitesByIds, { ids: [19, 999] }))).toEqual([])
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    const own = unwrap(await sister.call(getSitesByIds, { ids: [1, 19] }))
    expect(own.map(({ siteCode }) => siteCode)).toEqual(['MICRO-EN'])
  })

  test('the flag for offers outside of certifications comes from the site', async () => {
    expect((await askWire(portal, hasNonCertification, { siteId: 21 })).data).toBe(true)
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(hasNonCertification, {}))).toBe(true)
  })

  test.each([{}, { ids: '' }, { ids: '1,x' }, { ids: '0' }])('%o are invalid ids', async (fields) => {
    expect((await askWire(portal, getSitesByIds, fields)).status).toBe(400)
  })
})
