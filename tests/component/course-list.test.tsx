import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findCourses } from '#src/contract/catalogue/course.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { type Place, routes } from '#src/routes.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

const address = '/eu/general-security-certification/online-video-courses'
/** Two courses of the general certification: a compulsory one and an elective one. */
const compulsory = 'Reading a site: risk, layers and response'
const elective = 'VLANs, multicast and time for security networks'

let page: Page
beforeEach(async () => {
  page = await openPage()
  page.at(address)
})

const showList = async (change: Partial<Place> = {}, kind: CertificationKind = 'gsc') => {
  const { total, facets } = unwrap(await page.elsewhere.call(findCourses, { kind }))
  return show(await import('#src/islands/list/island.tsx'), {
    list: 'course',
    place: { ...place, ...change },
    kind,
    facets,
    total,
    pageSize: 15,
    page: 1,
    staticHtml: { results: '<p>The published list</p>' },
  })
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('the list shows the query of the URL', async () => {
  page.at(`${address}?requirement=0`)
  await showList()
  expect(names()).toContain(elective)
  expect(names()).not.toContain(compulsory)
})

test('a filter narrows the list, is part of the URL and can be removed', async () => {
  const user = await showList()
  await user.selectOptions(screen.getByLabelText('Subtype'), 'planning')
  await redraw()
  expect(page.url.search).toBe('?certificationSubtypeName=planning')
  expect(names()).toContain(compulsory)
  expect(names()).not.toContain(elective)
  await user.click(screen.getByRole('link', { name: 'Remove filter: Planning' }))
  await redraw()
  expect(page.url.search).toBe('')
  expect(names()).toContain(elective)
})

test('typing searches after a pause of a second, Enter immediately', async () => {
  const user = await showList()
  const before = page.line.times(findCourses)
  await user.type(screen.getByLabelText('Keyword'), 'multicast')
  act(() => page.clock.advance(999))
  expect(page.line.times(findCourses)).toBe(before)
  act(() => page.clock.advance(1))
  await redraw()
  expect(names()).toContain(elective)
  expect(names()).not.toContain(compulsory)
  await user.clear(screen.getByLabelText('Keyword'))
  await user.type(screen.getByLabelText('Keyword'), 'layers{Enter}')
  await redraw()
  expect(names()).toContain(compulsory)
})

test('a list without matches shows a message and can clear its filters', async () => {
  page.at(`${address}?keyword=nothing-of-the-kind`)
  const user = await showList()
  expect(screen.getByText('Nothing matches your choices.')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await redraw()
  expect(names()).toContain(compulsory)
})

test('a failed list is not an empty list, and can be retried', async () => {
  page.at(`${address}?requirement=1`)
  page.line.up = false
  const user = await showList()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.queryByText('Nothing matches your choices.')).toBeNull()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(names()).toContain(compulsory)
})

test('pages are links that keep the filters, and load without a page reload', async () => {
  const many = routes.courses(place, 'hsc')
  page.at(`${many}?languageComplete=en`)
  const user = await showList({}, 'hsc')
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  const links = pages.getAllByRole('link').map((link) => link.getAttribute('href'))
  const toPage = (number: number) => `${many}?languageComplete=en&pageNum=${number}`
  const last = links.length - 1
  const rest = Array.from({ length: last - 1 }, (_, index) => toPage(index + 2))
  expect(links).toEqual([`${many}?languageComplete=en`, ...rest, toPage(2)])
  const seen = new Set(names())
  for (const name of ['Page 2', ...rest.slice(1).map(() => 'Next page')]) {
    await user.click(pages.getByRole('link', { name }))
    await redraw()
    for (const each of names().slice(1)) expect(seen.has(each)).toBe(false)
    for (const each of names()) seen.add(each)
  }
  expect(page.url.search).toBe(`?languageComplete=en&pageNum=${last}`)
  expect(pages.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test('Back restores the previous filters', async () => {
  const user = await showList()
  await user.selectOptions(screen.getByLabelText('Requirement'), '0')
  await redraw()
  expect(names()).not.toContain(compulsory)
  page.at(address)
  act(() => page.returns.fire())
  await redraw()
  expect(names()).toContain(compulsory)
  expect(screen.getByLabelText<HTMLSelectElement>('Requirement').value).toBe('')
})

test('on a phone the button shows the number of filters', async () => {
  page.at(`/mobile${address}?requirement=0&keyword=lens`)
  await showList({ variant: 'mobile' })
  expect(screen.getByText(/^Filters/).textContent).toBe('Filters (1)')
})
