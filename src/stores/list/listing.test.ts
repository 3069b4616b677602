import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awaitResponses, openPage } from '#tests/fixtures/page.ts'
import { findCourses } from '../../contract/catalogue/course.ts'
import { filtersByList } from '../../domain/filter/list-items.ts'
import { formatFilterQuery, parseFilters, parsePage } from '../../query/filter.ts'
import type { ListingQuery } from '../../query/listing.ts'
import type { PageList } from './listing.ts'

const text = fc
  .string({ maxLength: 100, minLength: 1, unit: 'grapheme' })
  .filter((each) => each.length <= 100)
const chosen = fc.record(
  {
    keyword: text,
    certificationType: text,
    subtype: text,
    requirement: fc.constantFrom('0', '1'),
    language: fc.constantFrom('de', 'pt-BR'),
    version: text,
  },
  { requiredKeys: [] },
)
const read = (search: string): ListingQuery => {
  const url = new URLSearchParams(search)
  return { chosen: parseFilters(url, filtersByList.course), page: parsePage(url) }
}

test('chosen filters are written into the URL and read back', () => {
  fc.assert(
    fc.property(chosen, fc.integer({ min: 1, max: 9999 }), (some, page) => {
      expect(read(formatFilterQuery(some, page))).toEqual({ chosen: some, page })
    }),
  )
})

test('without filters the URL has no query', () => {
  expect(formatFilterQuery({}, 1)).toBe('')
})

test('invalid values of a URL are ignored', () => {
  expect(read('pageNum=-1&requirement=7&unknown=x')).toEqual({ chosen: {}, page: 1 })
  for (const page of ['0', '1.5', 'two', '10000', ''])
    expect(parsePage(new URLSearchParams({ pageNum: page }))).toBe(1)
  const wrong = new URLSearchParams(
    'regionId=x&month=2026-13&mode=telepathy&subject=love&year=26&languageComplete=x!x',
  )
  expect(parseFilters(wrong, ['regionId', 'month', 'mode', 'subject', 'year', 'language'])).toEqual({})
})

test('any URL is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const once = read(search)
      expect(read(formatFilterQuery(once.chosen, once.page))).toEqual(once)
    }),
  )
})

const list: PageList = { list: 'course', kind: 'gsc', pageSize: 15, address: '/eu/list' }
/** The query of the published page. */
const published = { query: { chosen: {}, page: 1 } }

/** Opens a page and the store of its list. */
async function open() {
  const page = await openPage()
  return { page, ...(await import('./listing.ts')).pageList }
}

test('only chosen filters are sent', async () => {
  const { page, $query, search } = await open()
  $query.set({ chosen: { requirement: '0' }, page: 2 })
  await search(list)
  expect(page.line.sent(findCourses)[0]).toEqual({
    kind: 'gsc',
    requirement: 'elective',
    page: 2,
    pageSize: 15,
  })
})

test('an older answer never replaces a newer one', async () => {
  const { page, $query, $results, search } = await open()
  const older = page.line.hold(findCourses)
  const first = search(list)
  await awaitResponses()
  $query.set({ chosen: { keyword: 'nothing-of-the-kind' }, page: 1 })
  await search(list)
  older()
  await first
  expect($results.get()).toMatchObject({ state: 'ready', rows: [] })
})

test('while another page is loading, the options of filters stay', async () => {
  const { page, $query, $results, search } = await open()
  const { latestPageOf } = await import('./list.ts')
  await search(list)
  const offered = latestPageOf($results.get())?.facets
  expect(offered).not.toEqual([])
  const next = page.line.hold(findCourses)
  $query.set({ chosen: { requirement: '0' }, page: 1 })
  const pending = search(list)
  await awaitResponses()
  expect($results.get().state).toBe('loading')
  expect(latestPageOf($results.get())?.facets).toEqual(offered)
  next()
  await pending
})

test('a failed query is not an empty list', async () => {
  const { page, $results, search } = await open()
  page.line.up = false
  await search(list)
  expect($results.get()).toEqual({ state: 'failed' })
})

test('a choice is written into the address, and Back restores the previous one', async () => {
  const { page, $query, choose, open: openList } = await open()
  const end = openList(list, published)
  choose(list, { chosen: { keyword: 'lens' } })
  expect(page.url.pathname + page.url.search).toBe('/eu/list?keyword=lens')
  page.url = new URL('/eu/list', page.url)
  page.returns.fire()
  expect($query.get()).toEqual({ chosen: {}, page: 1 })
  await awaitResponses()
  end()
})

test('repeating a choice sends nothing', async () => {
  const { page, choose } = await open()
  choose(list, { chosen: { keyword: 'lens' } })
  await awaitResponses()
  choose(list, { chosen: { keyword: 'lens' } })
  await awaitResponses()
  expect(page.line.times(findCourses)).toBe(1)
})

test('a choice that changes nothing loads the list while the published page shows', async () => {
  const { page, $results, choose } = await open()
  choose(list, { chosen: {} })
  await awaitResponses()
  expect([page.line.times(findCourses), $results.get().state]).toEqual([1, 'ready'])
})

test('the query that the page already shows is not loaded again', async () => {
  const { page, $query, $results, open: openList } = await open()
  const query = { chosen: { keyword: 'lens' }, page: 1 }
  page.url = new URL('/eu/list?keyword=lens', page.url)
  openList(list, { query })
  await awaitResponses()
  expect([$query.get(), $results.get(), page.line.times(findCourses)]).toEqual([
    query,
    { state: 'static' },
    0,
  ])
  openList(list, published)
  await awaitResponses()
  expect(page.line.times(findCourses)).toBe(1)
})

test('the fields of the static form that woke the list are applied', async () => {
  const { page, open: openList } = await open()
  openList(list, published, { keyword: '', certificationTypeName: 'video-security', requirement: '0' })
  await awaitResponses()
  expect(page.url.search).toBe('?certificationTypeName=video-security&requirement=0')
  expect(page.line.times(findCourses)).toBe(1)
})

test('a page beyond the end is replaced by the last one, in the URL too', async () => {
  const { page, $query, $results, search } = await open()
  $query.set({ chosen: {}, page: 99 })
  page.url = new URL('/eu/list?pageNum=99', page.url)
  await search(list)
  const last = $query.get().page
  expect(page.line.sent(findCourses).map(({ page: asked }) => asked)).toEqual([99, last])
  expect(page.url.search).toBe(formatFilterQuery({}, last))
  expect($results.get()).toMatchObject({ state: 'ready', rows: expect.arrayContaining([expect.anything()]) })
})
