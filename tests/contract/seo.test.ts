import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSeo } from '../../src/contract/seo.ts'
import { loadSites } from '../../src/sites/load-sites.ts'
import { seoOf } from '../../src/sites/parts-of-site.ts'
import type { Site } from '../../src/sites/site.ts'
import { askWire } from '../fixtures/server/ask-wire.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { wanted } from '../fixtures/server/result.ts'

const { sites } = loadSites()
const expected = (siteId: number, language: string) =>
  Object.entries(seoOf(sites.find((site) => site.siteId === siteId) as Site)).map(([url, entries]) => ({
    url,
    ...(entries[language] as { title: string; description: string }),
  }))

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
  ])('come by URL in %s', async (language, place) => {
    const { data } = await askWire(portal, getSeo, place)
    expect(data).toEqual(expected(place.siteId, language))
    expect(data).not.toEqual([])
  })

  test('are those of English in its British variant', async () => {
    const british = wanted(await portal.api(null, { siteId: 2, languageId: 2 }).call(getSeo, {}))
    expect(british).toEqual(expected(2, 'en'))
  })

  test('are the sister brand’s own', async () => {
    const sister = wanted(await portal.api(null, { origin: sisterOrigin, siteId: 19 }).call(getSeo, {}))
    expect(sister).toEqual(expected(19, 'en'))
    expect(sister).not.toEqual(expected(1, 'en'))
  })

  test('of a site that is none are refused', async () => {
    expect((await askWire(portal, getSeo, { siteId: 999 })).status).toBe(403)
  })
})
