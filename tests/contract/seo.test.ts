import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSeo } from '#src/contract/catalogue/seo.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

/** The texts of the home pages in `sites/defaults`, written out by hand. */
const home = {
  en: 'Security Learning: courses and certification',
  de: 'Security Learning: Kurse und Zertifizierung',
  ar: 'Security Learning: دورات وشهادات',
  sister: 'Thermal Learning: courses and certification',
}
const titleOf = (data: unknown, url: string) =>
  (data as { url: string; title: string }[]).find((each) => each.url === url)?.title

describe.each(databases)('titles and descriptions on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test.each([
    ['en', { siteId: 1, languageId: 1 }],
    ['de', { siteId: 21, languageId: 4 }],
    ['ar', { siteId: 3, languageId: 3 }],
  ] as const)('come by URL in %s', async (language, place) => {
    const { data } = await askWire(portal, getSeo, place)
    expect(titleOf(data, '/')).toBe(home[language])
    const all = data as { url: string; title: string; description: string }[]
    expect(all).toHaveLength(17)
    expect(new Set(all.map(({ url }) => url)).size).toBe(17)
    for (const { title, description } of all) expect(title.length * description.length).toBeGreaterThan(0)
  })

  test('are those of English in its British variant', async () => {
    const british = unwrap(await portal.api(null, { siteId: 2, languageId: 2 }).call(getSeo, {}))
    expect(titleOf(british, '/')).toBe(home.en)
    expect(british).toHaveLength(17)
  })

  test('are separate on the sister brand', async () => {
    const sister = unwrap(await portal.api(null, { origin: sisterOrigin, siteId: 19 }).call(getSeo, {}))
    expect(titleOf(sister, '/')).toBe(home.sister)
    expect(sister).toHaveLength(14)
  })

  test('of an unknown site are refused', async () => {
    expect((await askWire(portal, getSeo, { siteId: 999 })).status).toBe(403)
  })
})
