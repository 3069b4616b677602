import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findCourses } from '../../src/contract/course.ts'
import type { CourseSummary } from '../../src/domain/course/course.ts'
import type { Place } from '../../src/routes.ts'
import { courseWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const place: Place = {
  siteId: 21,
  prefix: 'eu',
  tenant: 'main',
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}
const address = '/eu/general-security-certification/online-video-courses'
const all: CourseSummary[] = [
  courseWith({ id: 1, name: 'Lenses and light' }),
  courseWith({ id: 2, name: 'Doors and locks', requirement: 'elective' }),
]

beforeEach(async () => {
  page = await openPage()
  page.url = new URL(address, page.url)
  page.portal.answer(findCourses, ({ keyword, requirement }) => {
    const rows = all
      .filter((course) => !keyword || course.name.toLowerCase().includes(keyword))
      .filter((course) => !requirement || course.requirement === requirement)
    return { rows, total: rows.length }
  })
})

const showList = async (change: Partial<Place> = {}, total = 2) =>
  show(await import('../../src/islands/course-list/island.tsx'), {
    place: { ...place, ...change },
    kind: 'gsc',
    filters: {
      certificationTypes: [{ slug: 'video-security', name: 'Video security' }],
      subtypes: [],
      languages: ['en', 'de'],
      versions: ['2026'],
    },
    total,
    pageSize: 15,
    kept: { results: '<p>The published list</p>' },
  })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const lastRequest = () => page.portal.calls.at(-1)?.request

test('what the URL asks for is shown', async () => {
  page.url = new URL(`${address}?requirement=0`, page.url)
  await showList()
  expect(names()).toContain('Doors and locks')
  expect(names()).not.toContain('Lenses and light')
  expect(screen.getByText('1 course')).toBeDefined()
})

test('a filter narrows the list, stands in the URL and can be removed', async () => {
  const user = await showList()
  await user.selectOptions(screen.getByLabelText('Certification type'), 'Video security')
  await redraw()
  expect(lastRequest()).toMatchObject({ certificationTypeName: 'video-security', pageNum: 1 })
  expect(page.url.search).toBe('?certificationTypeName=video-security')
  await user.click(screen.getByRole('button', { name: 'Remove filter: Video security' }))
  await redraw()
  expect(page.url.search).toBe('')
})

test('typing searches after a second of rest, Enter at once', async () => {
  const user = await showList()
  const before = page.portal.times(findCourses)
  await user.type(screen.getByLabelText('Keyword'), 'lens')
  act(() => page.clock.advance(999))
  expect(page.portal.times(findCourses)).toBe(before)
  act(() => page.clock.advance(1))
  await redraw()
  expect(names()).toEqual(expect.arrayContaining(['Lenses and light']))
  await user.clear(screen.getByLabelText('Keyword'))
  await user.type(screen.getByLabelText('Keyword'), 'door{Enter}')
  await redraw()
  expect(names()).toEqual(expect.arrayContaining(['Doors and locks']))
  expect(names()).not.toContain('Lenses and light')
})

test('a list without matches says so and clears its filters', async () => {
  page.url = new URL(`${address}?keyword=nothing`, page.url)
  const user = await showList()
  expect(screen.getByText('No courses match')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await redraw()
  expect(names()).toContain('Lenses and light')
})

test('a list that failed is not an empty list, and may be tried again', async () => {
  page.portal.online = false
  const user = await showList()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.queryByText('No courses match')).toBeNull()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(names()).toContain('Lenses and light')
})

test('pages are links that keep what was chosen, and turn without a reload', async () => {
  page.portal.answer(findCourses, () => ({ rows: all, total: 31 }))
  page.url = new URL(`${address}?keyword=e`, page.url)
  const user = await showList()
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  const links = () => pages.getAllByRole('link').map((link) => link.getAttribute('href'))
  const toPage = (number: number) => `${address}?keyword=e&pageNum=${number}`
  expect(links()).toEqual([`${address}?keyword=e`, toPage(2), toPage(3), toPage(2)])
  await user.click(pages.getByRole('link', { name: 'Page 2' }))
  await redraw()
  expect(page.url.search).toBe('?keyword=e&pageNum=2')
  expect(lastRequest()).toMatchObject({ pageNum: 2 })
  await user.click(pages.getByRole('link', { name: 'Next page' }))
  await redraw()
  expect(page.url.search).toBe('?keyword=e&pageNum=3')
  expect(pages.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test('a list in which nothing matches has no pages', async () => {
  page.portal.answer(findCourses, () => ({ rows: [], total: 0 }))
  page.url = new URL(`${address}?keyword=nothing`, page.url)
  await showList()
  expect(screen.getByText('No courses match')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('going back shows the choice before', async () => {
  const user = await showList()
  await user.click(screen.getByLabelText('Elective'))
  await redraw()
  expect(names()).not.toContain('Lenses and light')
  page.url = new URL(address, page.url)
  act(() => page.returns.fire())
  await redraw()
  expect(names()).toContain('Lenses and light')
  expect((screen.getByLabelText('All') as HTMLInputElement).checked).toBe(true)
})

test('on a phone the number of filters shows on their button', async () => {
  page.url = new URL(`/mobile${address}?requirement=1&keyword=lens`, page.url)
  await showList({ variant: 'mobile' })
  expect(screen.getByText(/^Filters/).textContent).toBe('Filters (1)')
})
