import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNews, getNews } from '#src/contract/catalogue/news.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import {
  itemsOfBrand,
  places,
  textsInLanguage,
  withItemOnSites,
  withItemWithdrawn,
} from '../fixtures/server/seeded.ts'

const everything = { pageSize: 128 }

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const seeded = (tenant: TenantName, language: string) =>
    itemsOfBrand(tenant, demonstrationItems('news'))
      .sort((a, b) => b.document.date.localeCompare(a.document.date) || b.id - a.id)
      .map(({ id, document: { date, subject, texts } }) => ({
        id,
        picture: null,
        pictures: [],
        date,
        subject,
        ...textsInLanguage(texts, language),
      }))
  const withoutBody = (items: ReturnType<typeof seeded>) =>
    items.map(({ body, bodyLanguage, pictures, ...summary }) => summary)

  test('news items are returned newest first, without bodies', async () => {
    const { rows, total } = unwrap(await portal.api().call(findNews, everything))
    expect(rows).toEqual(withoutBody(seeded('main', 'en')))
    expect(total).toBe(rows.length)
  })

  test('pages are consecutive, and `id` excludes that item', async () => {
    const all = withoutBody(seeded('main', 'en'))
    const second = unwrap(await portal.api().call(findNews, { page: 2, pageSize: 10 }))
    expect(second).toMatchObject({ rows: all.slice(10, 20), total: all.length })
    const behind = unwrap(await portal.api().call(findNews, { page: 9 }))
    expect(behind).toMatchObject({ rows: [], total: all.length })
    const others = unwrap(await portal.api().call(findNews, { ...everything, id: all[0]?.id as number }))
    expect(others).toMatchObject({ rows: all.slice(1), total: all.length - 1 })
  })

  test('a page has fifteen rows, a compact one ten', async () => {
    const all = seeded('main', 'en').length
    expect(unwrap(await portal.api().call(findNews, {})).rows).toHaveLength(Math.min(15, all))
    const compact = unwrap(await portal.api().call(findNews, { compact: true }))
    expect(compact.rows).toHaveLength(Math.min(10, all))
    const capped = unwrap(await portal.api().call(findNews, { compact: true, pageSize: 30 }))
    expect(capped.rows).toHaveLength(Math.min(10, all))
  })

  test.each([
    ['de', places.german],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('texts come in %s, else in English', async (language, place) => {
    const found = unwrap(await portal.api(null, place).call(findNews, everything))
    expect(found.rows).toEqual(withoutBody(seeded('main', language)))
    const id = found.rows[0]?.id as number
    const one = unwrap(await portal.api(null, place).call(getNews, { id }))
    expect(one).toEqual({ ...seeded('main', language)[0], modifiedAt: '2026-01-15T12:00:00.000Z' })
  })

  test('the sister brand shows only its own news', async () => {
    const sister = portal.api(null, places.sister)
    expect(unwrap(await sister.call(findNews, everything)).rows).toEqual(withoutBody(seeded('sister', 'en')))
    const own = new Set(seeded('sister', 'en').map(({ id }) => id))
    const foreign = seeded('main', 'en').find(({ id }) => !own.has(id))
    refusedWith(await sister.call(getNews, { id: foreign?.id as number }), 404)
  })

  test('a withdrawn item vanishes, and one of another site is not found', async () => {
    const id = seeded('main', 'en')[0]?.id as number
    const ids = async () => unwrap(await portal.api().call(findNews, everything)).rows.map((row) => row.id)
    await withItemWithdrawn(portal, 'news', id, async () => {
      expect(await ids()).not.toContain(id)
      refusedWith(await portal.api().call(getNews, { id }), 404)
    })
    await withItemOnSites(portal, 'news', id, ['eu'], async () => {
      expect(await ids()).not.toContain(id)
      refusedWith(await portal.api().call(getNews, { id }), 404)
      expect(unwrap(await portal.api(null, places.german).call(getNews, { id })).id).toBe(id)
    })
    expect(unwrap(await portal.api().call(getNews, { id })).id).toBe(id)
  })

  test('unknown ids are not found, and wrong input is refused', async () => {
    refusedWith(await portal.api().call(getNews, { id: 9999 }), 404)
    for (const query of ['pageSize=11', 'pageSize=x', 'pageNum=0', 'id=x', 'compact=2'])
      expect((await portal.request(`/api${findNews.path}?${query}`)).status, query).toBe(400)
    for (const query of ['', '?id=0', '?id=x'])
      expect((await portal.request(`/api${getNews.path}${query}`)).status, query).toBe(400)
  })
})
