import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBanners } from '#src/contract/catalogue/banner.ts'
import type { BannerPage } from '#src/domain/banner/banner.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import {
  itemsOfBrand,
  places,
  withItemOnSites,
  withItemWithdrawn,
  wordsIn,
} from '../fixtures/server/seeded.ts'

const home: BannerPage = { place: 'home', kind: null }

const seeded = (tenant: TenantName, pages: BannerPage[], language: string) =>
  itemsOfBrand(tenant, demonstrationItems('banner'))
    .filter(({ document }) =>
      pages.some((page) => page.place === document.place && page.kind === document.kind),
    )
    .sort((a, b) => a.document.position - b.document.position || a.id - b.id)
    .map(({ id, document }) => ({
      id,
      page: { place: document.place, kind: document.kind },
      subject: document.subject,
      scene: document.scene ?? null,
      picture: null,
      link: document.link,
      action: null,
      ...wordsIn(document.texts, language),
    }))

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('the home page has its banners in their order', async () => {
    const banners = unwrap(await portal.api().call(getBanners, { pages: [home] }))
    expect(banners).toEqual(seeded('main', [home], 'en'))
    expect(banners.length).toBeGreaterThan(1)
  })

  test.each([
    [4, { place: 'overview', kind: 'gsc' }],
    [3, { place: 'overview', kind: 'hsc' }],
    [8, { place: 'classroom', kind: 'gsc' }],
    [7, { place: 'classroom', kind: 'hsc' }],
  ] as const)('type %i on the wire is %o', async (code, page) => {
    const response = await portal.request(`/api${getBanners.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify({ siteId: 1, languageId: 1, typeList: [code] }),
    })
    const { code: told, data } = (await response.json()) as {
      code: number
      data: { id: number; type: number }[]
    }
    expect(told).toBe(200)
    expect(data.map(({ id, type }) => [id, type])).toEqual(
      seeded('main', [page], 'en').map(({ id }) => [id, code]),
    )
    expect(data.length).toBeGreaterThan(0)
  })

  test('banners of several pages are returned by one call', async () => {
    const pages: BannerPage[] = [home, { place: 'overview', kind: 'hsc' }]
    const banners = unwrap(await portal.api().call(getBanners, { pages: pages }))
    expect(banners).toEqual(seeded('main', pages, 'en'))
  })

  test.each([
    ['German', places.german, 'de'],
    ['Arabic', places.arabic, 'ar'],
    ['Korean', places.korean, 'ko'],
  ])('texts come in %s', async (_, place, language) => {
    const banners = unwrap(await portal.api(null, place).call(getBanners, { pages: [home] }))
    expect(banners).toEqual(seeded('main', [home], language))
    expect(banners[0]?.language).toBe(language)
  })

  test('the sister brand shows its own banners', async () => {
    const banners = unwrap(await portal.api(null, places.sister).call(getBanners, { pages: [home] }))
    expect(banners).toEqual(seeded('sister', [home], 'en'))
    expect(banners).not.toEqual(seeded('main', [home], 'en'))
  })

  test('a withdrawn banner vanishes, and one of another site is not shown', async () => {
    const ids = async () => unwrap(await portal.api().call(getBanners, { pages: [home] })).map(({ id }) => id)
    await withItemWithdrawn(portal, 'banner', 1, async () => expect(await ids()).not.toContain(1))
    await withItemOnSites(portal, 'banner', 1, ['eu'], async () => expect(await ids()).not.toContain(1))
    await withItemOnSites(portal, 'banner', 1, ['en'], async () => expect(await ids()).toContain(1))
    expect(await ids()).toContain(1)
  })

  test.each([[{}], [{ typeList: [] }], [{ typeList: [1] }], [{ typeList: ['x'] }], [{ typeList: 0 }]])(
    'wrong input is refused: %o',
    async (request) => {
      const response = await portal.request(`/api${getBanners.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
        body: JSON.stringify(request),
      })
      expect(response.status).toBe(400)
    },
  )
})
