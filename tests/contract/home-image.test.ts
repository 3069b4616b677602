import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHomeImages } from '#src/contract/catalogue/home-image.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn, wordsIn } from '../fixtures/server/seeded.ts'

const order = ['learnWay', 'region']

const seeded = (tenant: TenantName, language: string) =>
  itemsOfBrand(tenant, demonstrationItems('homeImage'))
    .sort(
      (a, b) =>
        order.indexOf(a.document.use) - order.indexOf(b.document.use) ||
        a.document.position - b.document.position,
    )
    .map(({ id, document: { use, subject, scene, region, link, texts } }) => ({
      id,
      picture: null,
      use,
      subject,
      scene: scene ?? null,
      regionId: region,
      link,
      ...wordsIn(texts, language),
    }))

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('ways to learn come first, then the regions of the map', async () => {
    const images = unwrap(await portal.api().call(getHomeImages, {}))
    expect(images).toEqual(seeded('main', 'en'))
    expect(new Set(images.map(({ use }) => use))).toEqual(new Set(order))
    for (const { use, regionId } of images) expect(regionId === null).toBe(use === 'learnWay')
  })

  test.each([
    ['de', places.german],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('texts are in %s, else in English', async (language, place) => {
    const images = unwrap(await portal.api(null, place).call(getHomeImages, {}))
    expect(images).toEqual(seeded('main', language))
  })

  test('the sister brand shows its own, and a withdrawn picture vanishes', async () => {
    const sister = portal.api(null, places.sister)
    expect(unwrap(await sister.call(getHomeImages, {}))).toEqual(seeded('sister', 'en'))
    await withItemWithdrawn(portal, 'homeImage', 1, async () => {
      const ids = unwrap(await portal.api().call(getHomeImages, {})).map(({ id }) => id)
      expect(ids).not.toContain(1)
    })
  })

  test('a site of the other brand is refused', async () => {
    expect((await portal.request(`/api${getHomeImages.path}?siteId=19&languageId=1`)).status).toBe(403)
  })
})
