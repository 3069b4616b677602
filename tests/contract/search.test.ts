import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '#src/contract/search.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrated } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { wanted } from '../fixtures/server/result.ts'
import { places, shownBy, withdrawn, wordsIn } from '../fixtures/server/seeded.ts'

const courses = demonstrated('course')
const order = ['certification', 'course', 'video', 'classroom', 'topic', 'news', 'faq']

/** As it is compared, written out again. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const find = async (keyword: string, place = {}, page = {}) =>
    wanted(await portal.api(null, place).call(search, { keyword, pageSize: 128, ...page }))

  /** Everything that a brand shows, with what is searched in it. */
  function everything(tenant: TenantName, language: string) {
    const named = <Item extends { id: number; document: { audience: never; texts: never } }>(
      type: (item: Item) => string,
      items: readonly unknown[],
    ) =>
      shownBy(tenant, items as never as { id: number; document: never }[]).map((item) => {
        const { id, document } = item as never as {
          id: number
          document: { code?: string; texts: Parameters<typeof wordsIn>[0] }
        }
        const words = wordsIn(document.texts, language) as Record<string, string>
        const title = (words.name ?? words.title ?? words.question) as string
        const text = words.summary ?? (words.answer as string).replace(/<[^>]*>/g, ' ')
        const of = type(item as never)
        return { type: of, id, title, text, code: document.code ?? '', language: words.language as string }
      })
    const current = demonstrated('classroom').filter(
      ({ document }) => Date.parse(document.endsAt) > portal.clock.now,
    )
    return [
      ...named(() => 'certification', demonstrated('certification')),
      ...named(
        (item: never) => (item as { document: { contentType: string } }).document.contentType,
        courses,
      ),
      ...named(() => 'classroom', current),
      ...named(() => 'topic', demonstrated('topic')),
      ...named(() => 'news', demonstrated('news')),
      ...named(() => 'faq', demonstrated('faq')),
    ]
  }

  /** What should be found, in its order. */
  function holding(keyword: string, tenant: TenantName = 'main', language = 'en') {
    const words = keyword.split(' ').map(folded)
    const holds = (text: string) => words.every((word) => folded(text).includes(word))
    return everything(tenant, language)
      .filter(({ title, text, code }) => holds(`${title} ${text} ${code}`))
      .sort(
        (a, b) =>
          Number(holds(b.title)) - Number(holds(a.title)) ||
          order.indexOf(a.type) - order.indexOf(b.type) ||
          a.id - b.id,
      )
      .map(({ type, id, title, language: told }) => ({ type, id, title, language: told }))
  }

  const cards = (rows: { summary: string }[]) => rows.map(({ summary, ...card }) => card)

  test.each(['camera', 'CAMERA', 'exam', 'credits', 'thermal', 'CCTV-110', 'camera lens', 'a'])(
    '"%s" is found wherever it occurs, finds in the title first',
    async (keyword) => {
      const { rows, total } = await find(keyword)
      expect(cards(rows)).toEqual(holding(keyword).slice(0, 128))
      expect(total).toBe(holding(keyword).length)
      expect(total).toBeGreaterThan(0)
    },
  )

  test('every type is found', async () => {
    const types = new Set<string>()
    for (const keyword of ['camera', 'exam', 'classroom', 'video'])
      for (const { type } of (await find(keyword)).rows) types.add(type)
    expect([...types].sort()).toEqual([...order].sort())
  })

  test.each([
    ['German, without its accents', 'de', places.german, 'prufung'],
    ['German, with its accents', 'de', places.german, 'PRÜFUNG'],
    ['Spanish, without its accents', 'es', { siteId: 5, languageId: 5 }, 'camara'],
    ['Polish, without its strokes', 'pl', { siteId: 21, languageId: 10 }, 'zaklad'],
    ['Polish', 'pl', { siteId: 21, languageId: 10 }, 'Światło'],
    ['Arabic', 'ar', places.arabic, 'كاميرا'],
    ['Arabic, without the hamza', 'ar', places.arabic, 'امتحان'],
    ['English where nothing is translated', 'ko', places.korean, 'camera'],
  ])('words in %s', async (_, language, place, keyword) => {
    const { rows, total } = await find(keyword, place)
    expect(cards(rows)).toEqual(holding(keyword, 'main', language))
    expect(total).toBeGreaterThan(0)
  })

  test('summaries are text without markup, of 200 characters at most', async () => {
    const { rows } = await find('exam')
    for (const { type, id, summary } of rows) {
      expect(summary).not.toMatch(/[<>]|&\w+;|\s\s/)
      expect(summary.length).toBeLessThanOrEqual(201)
      if (type === 'course')
        expect(summary).toBe(courses.find((each) => each.id === id)?.document.texts.en.summary)
    }
    expect(rows.some(({ type }) => type === 'faq')).toBe(true)
  })

  test('it comes in pages', async () => {
    const all = holding('camera')
    const second = await find('camera', {}, { page: 2, pageSize: 10 })
    expect({ ...second, rows: cards(second.rows) }).toEqual({ rows: all.slice(10, 20), total: all.length })
    const usual = wanted(await portal.api().call(search, { keyword: 'camera' }))
    expect(usual.rows).toHaveLength(Math.min(15, all.length))
    const compact = wanted(await portal.api().call(search, { keyword: 'camera', compact: true }))
    expect(compact.rows).toHaveLength(Math.min(10, all.length))
    expect(await find('camera', {}, { page: 99 })).toEqual({ rows: [], total: all.length })
  })

  test.each([undefined, '', '   ', '%', '_', '%_%', "'", '\\', 'nothing has this word'])(
    'nothing is found for %j',
    async (keyword) => {
      const literal = keyword?.trim() ? holding(keyword.trim()).length : 0
      const found = wanted(await portal.api().call(search, { keyword }))
      expect(found.total).toBe(literal)
      if (!keyword?.trim()) expect(found.rows).toEqual([])
    },
  )

  test('the sister brand finds only its own', async () => {
    for (const keyword of ['camera', 'thermal', 'exam']) {
      const { rows } = await find(keyword, places.sister)
      expect(cards(rows)).toEqual(holding(keyword, 'sister'))
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  test('a withdrawn item and a classroom that has ended are found no longer', async () => {
    const [news] = (await find('camera')).rows.filter(({ type }) => type === 'news')
    await withdrawn(portal, 'news', news?.id as number, async () =>
      expect((await find('camera')).rows).not.toContainEqual(news),
    )
    const before = portal.clock.now
    const [classroom] = (await find('camera')).rows.filter(({ type }) => type === 'classroom')
    expect(classroom).toBeDefined()
    portal.clock.now += 400 * 24 * 60 * 60 * 1000
    expect((await find('camera')).rows).not.toContainEqual(classroom)
    portal.clock.now = before
  })

  test('wrong input is refused', async () => {
    for (const query of [`keyword=${'x'.repeat(101)}`, 'keyword=x&pageSize=9', 'keyword=x&pageNum=-1'])
      expect((await portal.request(`/api${search.path}?${query}`)).status, query).toBe(400)
  })
})
