import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { search } from '#src/contract/catalogue/search.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { inIsland, redraw, show } from './show.tsx'

const pageSize = 10
const recommended = [{ type: 'course', id: 1, name: 'Camera placement', language: 'en' }] as never
let page: Page
beforeEach(async () => {
  page = await openPage()
  page.at('/eu/search')
})

const open = async (address = '/eu/search', more: object = {}) => {
  page.at(address)
  return show(await import('#src/islands/search/island.tsx'), {
    place,
    title: 'Search',
    pageSize,
    recommended,
    ...more,
  })
}
type User = Awaited<ReturnType<typeof open>>
const find = async (user: User, words: string) => {
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), `${words}{Enter}`)
  await redraw()
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const answerTo = async (request: object) =>
  unwrap(await page.elsewhere.call(search, { page: 1, pageSize, ...request } as never))
const kinds = () => within(screen.getByRole('navigation', { name: 'Types of results' }))
const addressQuery = () => page.url.search

test('before a word is typed nothing is requested', async () => {
  await open()
  expect(screen.getByText('Type a word and press Enter.')).toBeDefined()
  expect(page.line.times(search)).toBe(0)
})

test('the words are written into the address, and the results are counted and linked', async () => {
  const user = await open()
  await find(user, ' camera ')
  const { rows, total } = await answerTo({ keyword: 'camera' })
  expect(addressQuery()).toBe('?keyword=camera')
  expect(document.title).toBe('camera | Search')
  expect(inIsland().getByRole('status').textContent).toBe(`${total} results`)
  expect(titles()).toEqual(rows.map(({ title }) => title))
  const courses = rows.filter(({ type }) => type === 'course')
  for (const { id, title } of courses)
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/eu/course/detail/${id}`)
})

test('a result shows its drawing, kind and facts', async () => {
  await open('/eu/search?keyword=camera')
  const { rows } = await answerTo({ keyword: 'camera' })
  const course = rows.find(({ type }) => type === 'course')
  const row = screen.getByRole('link', { name: course?.title ?? '' }).closest('li') as HTMLElement
  expect(row.querySelector('.cover use')?.getAttribute('href')).toContain(`#${course?.facts?.scene}`)
  expect(row.querySelector('.facts')?.textContent).toMatch(/^Course\d+ min\d credit/)
})

test('an address with words is searched for when the page opens', async () => {
  await open('/eu/search?keyword=camera')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('camera')
  expect(titles().length).toBeGreaterThan(0)
})

test('one kind of results is chosen and cleared again', async () => {
  const user = await open('/eu/search?keyword=camera')
  const { groups } = await answerTo({ keyword: 'camera' })
  const sum = groups.reduce((all, { count }) => all + count, 0)
  expect(kinds().getByRole('link', { current: true }).textContent).toBe(`All ${sum}`)
  await user.click(kinds().getByRole('link', { name: /^Course/ }))
  await redraw()
  expect(addressQuery()).toContain('type=course')
  expect(kinds().getByRole('link', { current: true }).textContent).toMatch(/^Course \d+$/)
  const { rows } = await answerTo({ keyword: 'camera', type: 'course' })
  expect(titles()).toEqual(rows.map(({ title }) => title))
  await user.click(kinds().getByRole('link', { name: /^All/ }))
  await redraw()
  expect(addressQuery()).toBe('?keyword=camera')
})

test('a new search resets kind, filters and page', async () => {
  const user = await open('/eu/search?keyword=camera&type=course&pageNum=2')
  await find(user, 'alarm')
  expect(addressQuery()).toBe('?keyword=alarm')
})

test('results are narrowed by a value, and the filter is removed again', async () => {
  const user = await open('/eu/search?keyword=camera')
  const group = screen.getAllByRole('navigation').find((each) => each.closest('details')) as HTMLElement
  const value = within(group).getAllByRole('link')[0] as HTMLAnchorElement
  const count = value.textContent?.match(/\d+$/)?.[0]
  await user.click(value)
  await redraw()
  expect(inIsland().getByRole('status').textContent).toMatch(new RegExp(`^${count} results?$`))
  expect(addressQuery()).not.toBe('?keyword=camera')
  await user.click(screen.getByRole('link', { name: /Remove|Clear all|Clear/ }))
  await redraw()
  expect(addressQuery()).toBe('?keyword=camera')
})

test('the focus is never lost: it stays on a kind, and moves to the number of results after a filter or a page', async () => {
  const user = await open('/eu/search?keyword=camera')
  const kind = kinds().getByRole('link', { name: /^Course/ })
  await user.click(kind)
  expect(document.activeElement).toBe(kind)
  const count = inIsland().getByRole('status')
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  expect(document.activeElement).toBe(count)
  const value = within(screen.getByRole('navigation', { name: 'Subject' })).getAllByRole('link')[0]
  await user.click(value as HTMLElement)
  expect(document.activeElement).toBe(count)
  await user.click(screen.getByRole('link', { name: /^Remove/ }))
  expect(document.activeElement).toBe(count)
})

test('a link that is opened in another tab changes nothing here', async () => {
  await open('/eu/search?keyword=camera')
  const before = page.line.times(search)
  fireEvent.click(kinds().getByRole('link', { name: /^Course/ }), { ctrlKey: true })
  await redraw()
  expect([page.line.times(search), addressQuery()]).toEqual([before, '?keyword=camera'])
})

test('the next page shows the next results, and Back the previous ones', async () => {
  const user = await open('/eu/search?keyword=camera')
  const first = titles()
  await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: /2/ }))
  await redraw()
  expect(addressQuery()).toBe('?keyword=camera&pageNum=2')
  expect(titles()).toEqual((await answerTo({ keyword: 'camera', page: 2 })).rows.map(({ title }) => title))
  page.at('/eu/search?keyword=camera')
  act(() => page.returns.fire())
  await redraw()
  expect(titles()).toEqual(first)
})

test('a misspelled word is replaced by the nearest one, and the page says so', async () => {
  await open('/eu/search?keyword=camra')
  expect(screen.getByText(/^No results for “camra”\. These results are for “camera”/)).toBeDefined()
  expect(titles().length).toBeGreaterThan(0)
})

test('without results the page offers other links', async () => {
  await open('/eu/search?keyword=xqzjw')
  expect(inIsland().getByRole('status').textContent).toBe('No results for “xqzjw”.')
  for (const way of ['Courses', 'Classrooms', 'Videos', 'Questions and answers'])
    expect(screen.getByRole('link', { name: way })).toBeDefined()
  const { popular } = await answerTo({ keyword: 'xqzjw' })
  const lead = popular[0]?.name ?? 'Camera placement'
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    popular.length > 0 ? 'Popular' : 'Recommended',
  )
  expect(screen.getByText(lead)).toBeDefined()
})

test('a failed search never looks like no results, and can be retried', async () => {
  const user = await open()
  page.line.up = false
  await find(user, 'camera')
  expect(screen.getByRole('alert').textContent).toContain('The search failed.')
  expect(inIsland().queryByRole('status')).toBeNull()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(titles().length).toBeGreaterThan(0)
})

test('the results in the page are not requested again', async () => {
  const finds = await answerTo({ keyword: 'camera' })
  const user = await open('/eu/search?keyword=camera', {
    asked: { query: { keyword: 'camera', chosen: {}, page: 1 }, finds },
  })
  expect(titles()).toEqual(finds.rows.map(({ title }) => title))
  expect(page.line.times(search)).toBe(0)
  await find(user, 'camera')
  expect(titles()).toEqual(finds.rows.map(({ title }) => title))
  expect(page.line.times(search)).toBe(0)
})

test('the words of the static form are searched for when the island loads', async () => {
  await open('/eu/search', { fields: { keyword: 'camera' } })
  expect(addressQuery()).toBe('?keyword=camera')
  expect(titles().length).toBeGreaterThan(0)
})

test('an overloaded search shows a message, leaves the words, and can be retried', async () => {
  const user = await open()
  for (let each = 0; each < 200; each += 1) await page.elsewhere.call(search, { keyword: '' })
  await find(user, 'camera')
  expect(inIsland().getByRole('alert').textContent).toContain(
    'There are too many searches at the moment. Please wait a few seconds and try again.',
  )
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('camera')
  expect(addressQuery()).toBe('?keyword=camera')
  page.clock.advance(1000)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(titles().length).toBeGreaterThan(0)
})
