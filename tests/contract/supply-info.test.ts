import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSupplyInfo } from '#src/contract/catalogue/supply-info.ts'
import { supplyInfoOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { allSites } from '../fixtures/all-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const settingsOf = (siteId: number) =>
  supplyInfoOf(allSites.sites.find((site) => site.siteId === siteId) as Site)

describe.each(databases)('supply info on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('a field that the site requires is 1, all others are 0', async () => {
    const flags = Object.entries(settingsOf(1).fields).map(([field, asked]) => [field, asked ? '1' : '0'])
    expect((await askWire(portal, getSupplyInfo, { siteId: 1 })).data).toEqual({
      ...Object.fromEntries(flags),
      beforeEnrolment: '1',
    })
  })

  test('the sister brand requires more', async () => {
    const sister = unwrap(
      await portal.api(null, { origin: sisterOrigin, siteId: 19 }).call(getSupplyInfo, {}),
    )
    expect(sister).toEqual({ ...settingsOf(19).fields, beforeEnrolment: 'always' })
    expect(sister.company).toBe(true)
    expect(unwrap(await portal.api().call(getSupplyInfo, {})).company).toBe(false)
  })

  test('a site of the other brand is refused', async () => {
    expect((await askWire(portal, getSupplyInfo, { siteId: 19 })).status).toBe(403)
  })
})
