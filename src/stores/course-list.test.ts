import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPage, settle } from '../../tests/fixtures/page.ts'
import { findCourses } from '../contract/course.ts'
import { activeFilters, type CourseQuery, emptyQuery, queryOfUrl, urlOfQuery } from './course-list.ts'

const text = fc.string({ maxLength: 100, unit: 'grapheme' }).filter((chosen) => chosen.length <= 100)
const query: fc.Arbitrary<CourseQuery> = fc.record({
  keyword: text,
  certificationType: text,
  subtype: text,
  requirement: fc.constantFrom('compulsory', 'elective', ''),
  language: text,
  version: text,
  page: fc.integer({ min: 1, max: 9999 }),
})

test('what is chosen stands in the URL, and the URL brings it back', () => {
  fc.assert(
    fc.property(query, (chosen) => {
      expect(queryOfUrl(new URLSearchParams(urlOfQuery(chosen)))).toEqual(chosen)
    }),
  )
})

test('nothing chosen leaves the URL clean', () => {
  expect(urlOfQuery(emptyQuery)).toBe('')
})

test('what a URL can’t mean is left out', () => {
  const wrong = new URLSearchParams('pageNum=-1&requirement=7&unknown=x')
  expect(queryOfUrl(wrong)).toEqual(emptyQuery)
  for (const page of ['0', '1.5', 'two', '10000', ''])
    expect(queryOfUrl(new URLSearchParams({ pageNum: page })).page).toBe(1)
})

test('any URL whatever is read without failing', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const read = queryOfUrl(new URLSearchParams(search))
      expect(queryOfUrl(new URLSearchParams(urlOfQuery(read)))).toEqual(read)
    }),
  )
})

test('the page is no filter', () => {
  expect(activeFilters({ ...emptyQuery, keyword: 'lens', page: 3 })).toEqual(['keyword'])
})

const list = { kind: 'gsc', pageSize: 15, address: '/eu/list' } as const

test('only what was chosen is asked for', async () => {
  const page = await openPage()
  const { $query, search } = await import('./course-list.ts')
  $query.set({ ...emptyQuery, requirement: 'elective', page: 2 })
  await search(list)
  expect(page.line.sent(findCourses)[0]).toEqual({
    kind: 'gsc',
    requirement: 'elective',
    page: 2,
    pageSize: 15,
  })
})

test('an older answer never replaces a newer one', async () => {
  const page = await openPage()
  const { $query, $results, search } = await import('./course-list.ts')
  const older = page.line.hold(findCourses)
  const first = search(list)
  await settle()
  $query.set({ ...emptyQuery, keyword: 'nothing-of-the-kind' })
  await search(list)
  older()
  await first
  expect($results.get()).toMatchObject({ state: 'ready', rows: [] })
})

test('a failed question is not an empty list', async () => {
  const page = await openPage()
  page.line.up = false
  const { $results, search } = await import('./course-list.ts')
  await search(list)
  expect($results.get()).toEqual({ state: 'failed' })
})

test('a choice stands in the address, and going back brings the one before', async () => {
  const page = await openPage()
  const { $query, choose, openList } = await import('./course-list.ts')
  const end = openList(list)
  choose(list, { keyword: 'lens' })
  expect(page.url.pathname + page.url.search).toBe('/eu/list?keyword=lens')
  page.url = new URL('/eu/list', page.url)
  page.returns.fire()
  expect($query.get()).toEqual(emptyQuery)
  await settle()
  end()
})

test('the same choice again asks nothing', async () => {
  const page = await openPage()
  const { choose } = await import('./course-list.ts')
  choose(list, { keyword: 'lens' })
  await settle()
  choose(list, { keyword: 'lens' })
  await settle()
  expect(page.line.times(findCourses)).toBe(1)
})

test('a static form that woke the list chooses what it said', async () => {
  const page = await openPage()
  const { openList } = await import('./course-list.ts')
  openList(list, { keyword: '', requirement: '0', certificationTypeName: 'video-security' })
  await settle()
  expect(page.url.search).toBe('?certificationTypeName=video-security&requirement=0')
  expect(page.line.times(findCourses)).toBe(1)
})

test('a page beyond the end gives way to the last one, in the URL too', async () => {
  const page = await openPage()
  const { $query, $results, search } = await import('./course-list.ts')
  $query.set({ ...emptyQuery, page: 99 })
  page.url = new URL('/eu/list?pageNum=99', page.url)
  await search(list)
  const last = $query.get().page
  expect(page.line.sent(findCourses).map(({ page: asked }) => asked)).toEqual([99, last])
  expect(page.url.search).toBe(urlOfQuery({ ...emptyQuery, page: last }))
  expect($results.get()).toMatchObject({ state: 'ready', rows: expect.arrayContaining([expect.anything()]) })
})
