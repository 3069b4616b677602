import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { type SearchResultType, searchResultType } from '#src/domain/search/search-result.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const courses = demonstrationItems('course')

type Numbered = { id: number; document: { audience: { tenants: readonly TenantName[] } } }

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const find = async (keyword: string, place = {}, page = {}) =>
    unwrap(await portal.api(null, place).call(search, { keyword, pageSize: 128, ...page }))

  test('every type is found', async () => {
    const types = new Set<string>()
    for (const keyword of ['camera', 'exam', 'classroom', 'video', 'page', 'trainer'])
      for (const { type } of (await find(keyword)).rows) types.add(type)
    expect([...types].sort()).toEqual([...searchResultType.options].sort())
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

  test('a result has the drawing and the facts of its type; a suggestion has none', async () => {
    const factsOf = async (type: SearchResultType, keyword = 'camera') =>
      (await find(keyword, {}, { type })).rows[0]?.facts
    expect(await factsOf('course')).toMatchObject({ session: null, day: null })
    expect((await factsOf('course'))?.seconds).toBeGreaterThan(0)
    expect((await factsOf('practicalExam'))?.session).toMatchObject({ mode: null, online: false, offer: {} })
    expect((await factsOf('classroom'))?.session?.mode).toBe('workshop')
    expect((await factsOf('news'))?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await factsOf('faq', 'exam')).toBeNull()
    const suggestions = await find('camera', {}, { typing: true })
    expect(suggestions.rows.map(({ facts: details }) => details).filter(Boolean)).toEqual([])
  })

  test('it comes in pages, of all types or of one', async () => {
    const all = await find('camera')
    expect(all.rows).toHaveLength(all.total)
    const second = await find('camera', {}, { page: 2, pageSize: 10 })
    expect(second).toEqual({ ...all, rows: all.rows.slice(10, 20) })
    const usual = unwrap(await portal.api().call(search, { keyword: 'camera' }))
    expect(usual.rows).toHaveLength(15)
    const compact = unwrap(await portal.api().call(search, { keyword: 'camera', compact: true }))
    expect(compact.rows).toHaveLength(10)
    expect(await find('camera', {}, { page: 99 })).toEqual({ ...all, rows: [] })
    expect(all.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    for (const { type, count } of all.groups) {
      const own = await find('camera', {}, { type })
      const { facets } = own
      expect(own).toEqual({ ...all, facets, rows: all.rows.filter((row) => row.type === type), total: count })
    }
  })

  test('it is narrowed by trade, level and language, each value with as many finds as it says', async () => {
    const all = await find('camera')
    expect(all.facets.map(({ filter }) => filter)).toEqual(['subject', 'level', 'language'])
    for (const { filter, values } of all.facets)
      for (const { value, count } of values) {
        const own = await find('camera', {}, { [filter]: value })
        expect([filter, value, own.total]).toEqual([filter, value, count])
        expect(own.groups.reduce((sum, group) => sum + group.count, 0)).toBe(count)
      }
    const thermal = await find('camera', {}, { subject: 'thermal', level: 'professional', type: 'course' })
    for (const { type, id } of thermal.rows) {
      expect(type).toBe('course')
      expect(courses.find((each) => each.id === id)?.document).toMatchObject({
        subject: 'thermal',
        subtype: 'professional',
      })
    }
    expect(thermal.total).toBeGreaterThan(0)
  })

  test('marks are the positions of the found words and their synonyms', async () => {
    const { rows } = await find('cameras')
    const marked = rows.flatMap(({ title, titleMarks }) =>
      titleMarks.map(([from, to]) => title.slice(from, to)),
    )
    const words = new Set(marked.map((word) => word.toLowerCase()))
    const synonyms = ['security', 'secure', 'surveillance', 'video']
    expect([...words].filter((word) => !synonyms.includes(word)).sort()).toEqual(['camera', 'cameras'])
  })

  test('a word that is not found is replaced by the nearest one, which `instead` names', async () => {
    const guessed = await find('camra')
    expect(guessed.instead).toBe('camera')
    expect(guessed.total).toBeGreaterThan(0)
    expect((await find('camera')).instead).toBeNull()
    expect((await find('vidoe')).instead).toBe('video')
    expect((await find('camrea')).instead).toBe('camera')
    const german = await find('uberwachnug', { siteId: 21, languageId: 4 })
    expect(german.instead).toBe('überwachung')
  })

  const none = { rows: [], total: 0, groups: [], facets: [], instead: null, popular: [] }
  test.each([undefined, '', '   ', '%', '_', '%_%', "'", '\\'])(
    'nothing is found for %j',
    async (keyword) => {
      expect(unwrap(await portal.api().call(search, { keyword }))).toEqual(none)
    },
  )

  test('without results the items started most within a year are returned, of those shown to readers', async () => {
    const people: number[] = []
    for (const name of ['ann', 'ben', 'cem'])
      people.push((await signIn(portal, `${name}@popular.test`)).learnerId)
    const begin = (courseId: number, learners: readonly number[], daysAgo: number) => {
      const at = new Date(portal.clock.now - daysAgo * 86_400_000)
      const state = { status: 'audited', process: 'learning', emailNotification: 'notSubscribed' } as const
      const rows = learners.map((learnerId) => ({
        ...{ learnerId, courseId, createdAt: at, changedAt: at },
        ...state,
      }))
      return portal.db.insert(enrolment).values(rows)
    }
    await begin(12, people, 400)
    await begin(11, people, 3)
    await begin(10, people.slice(1), 300)
    const found = await find('qqzzxx')
    expect(found).toEqual({
      ...none,
      popular: [expect.objectContaining({ type: 'course', id: 11 }), expect.objectContaining({ id: 10 })],
    })
    const own = itemsOfBrand('sister', courses as Numbered[]).map(({ id }) => id)
    for (const { id } of (await find('qqzzxx', places.sister)).popular) expect(own).toContain(id)
  })

  test('the sister brand finds only its own items', async () => {
    const own = new Set(
      (['certification', 'course', 'classroom', 'topic', 'news', 'faq'] as const).flatMap((family) =>
        itemsOfBrand('sister', demonstrationItems(family) as Numbered[]).map(({ id }) => `${family} ${id}`),
      ),
    )
    for (const keyword of ['camera', 'thermal', 'exam']) {
      const { rows } = await find(keyword, places.sister)
      expect(rows.length).toBeGreaterThan(0)
      for (const { type, id } of rows.filter(
        ({ type }) => !['practicalExam', 'trainer', 'page'].includes(type),
      ))
        expect(own).toContain(`${type === 'video' ? 'course' : type} ${id}`)
    }
  })

  test('a withdrawn item and an ended classroom are no longer found', async () => {
    const [news] = (await find('camera')).rows.filter(({ type }) => type === 'news')
    await withItemWithdrawn(portal, 'news', news?.id as number, async () =>
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
