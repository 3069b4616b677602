import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getFooter } from '#src/contract/catalogue/footer.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { footerOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

interface WireLink {
  areaKind: number
  linkTitle: string
  linkUrl: string
}

const footerOfSite = (siteId: number) =>
  footerOf(loadSites().sites.find((site) => site.siteId === siteId) as Site)

describe.each(databases)('the footer on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const linksOf = async (place: Record<string, number>) =>
    (await askWire(portal, getFooter, place)).data as WireLink[]

  test('a link has its area, its title, and an address in the requested language', async () => {
    const links = await linksOf({ siteId: 21, languageId: 4 })
    const { title, id } = footerOfSite(21).quickLinks[1] as ReturnType<typeof footerOfSite>['quickLinks'][0]
    const faq = { id, areaKind: 3, linkImage: null, linkTitle: title.de, linkUrl: '/eu/de/faq' }
    expect(links).toContainEqual(faq)
    const areas = links.map(({ areaKind }) => areaKind)
    expect(areas).toEqual(areas.toSorted((one, other) => one - other))
    const seeded = Object.values(footerOfSite(21)).reduce((sum, area) => sum + area.length, 0)
    expect(links).toHaveLength(seeded)
  })

  test('social links are of area 7, each icon with its list', async () => {
    const [first] = footerOfSite(3).social
    expect(await linksOf({ siteId: 3, languageId: 3 })).toContainEqual({
      id: first?.id,
      areaKind: 7,
      linkImage: null,
      socialMediaList: first?.links.map(({ title, url }) => ({ title: title.ar, link: url })),
    })
  })

  test('titles in Arabic link to the Arabic pages; external addresses stay', async () => {
    const links = await linksOf({ siteId: 3, languageId: 3 })
    const [privacy, terms, cookies] = links.filter(({ areaKind }) => areaKind === 6)
    expect(privacy).toMatchObject({ linkTitle: 'الخصوصية', linkUrl: 'https://www.example.org/privacy' })
    expect(terms?.linkUrl).toBe('/mena/ar/terms')
    expect(cookies?.linkUrl).toBe('/mena/ar/cookies-preferences')
  })

  test('a regional language has the titles of its base, and one that the site does not have links to its base pages', async () => {
    const english = await linksOf({ siteId: 1, languageId: 1 })
    const british = await linksOf({ siteId: 2, languageId: 2 })
    expect(british.map(({ linkTitle }) => linkTitle)).toEqual(english.map(({ linkTitle }) => linkTitle))
    expect(british.find(({ linkUrl }) => linkUrl?.endsWith('/faq'))?.linkUrl).toBe('/uk/faq')
    const german = await linksOf({ siteId: 1, languageId: 4 })
    expect(german.find(({ linkTitle }) => linkTitle === 'Fragen und Antworten')?.linkUrl).toBe('/faq')
  })

  test('the sister brand has its own', async () => {
    const sister = unwrap(await portal.api(null, { origin: sisterOrigin, siteId: 19 }).call(getFooter, {}))
    expect(sister[0]).toMatchObject({ area: 1, url: '/overview/general-security-certification' })
    expect(sister).not.toEqual(unwrap(await portal.api().call(getFooter, {})))
  })

  test('an unknown site is refused', async () => {
    expect((await askWire(portal, getFooter, { siteId: 'eu' })).status).toBe(403)
  })
})
