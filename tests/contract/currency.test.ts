import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrencies } from '#src/contract/catalogue/currency.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

describe.each(databases)('currencies on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test.each([
    ['German', { siteId: 21, languageId: 4 }],
    ['Arabic', { siteId: 3, languageId: 3 }],
    ['English', { siteId: 1, languageId: 1 }],
  ])('euro and zloty have their signs in %s', async (_, place) => {
    expect((await askWire(portal, getCurrencies, place)).data).toEqual([
      { id: 978, currencyTypeCode: 'EUR', currencySymbol: '€' },
      { id: 985, currencyTypeCode: 'PLN', currencySymbol: 'zł' },
    ])
  })

  test('the sister brand has the same', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getCurrencies, {})).map(({ code }) => code)).toEqual(['EUR', 'PLN'])
  })

  test('an unknown site is refused', async () => {
    expect((await askWire(portal, getCurrencies, { siteId: 999 })).status).toBe(403)
  })
})
