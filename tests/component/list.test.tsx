import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { findTrainers } from '#src/contract/catalogue/trainer.ts'
import type { ListName } from '#src/domain/filter/list-items.ts'
import type { Place } from '#src/routes.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

/** Two videos of the demonstration: a tutorial, and a quick tip about cameras. */
const tutorial = 'Fail-safe or fail-secure: wiring a door'
const tip = 'The cap problem: how high is too high'

let page: Page
beforeEach(async () => {
  page = await openPage()
  page.at('/eu/educational-video/list')
})

const showList = async (list: ListName, variant: Place['variant'] = 'desktop') =>
  show(await import('#src/islands/list/island.tsx'), {
    list,
    place: { ...place, variant },
    total: 1,
    pageSize: 15,
    page: 1,
    facets: [
      { filter: 'productLine', values: [{ value: 'cameras', name: 'Cameras', count: 3 }] },
      { filter: 'videoType', values: [{ value: 'tutorial', name: 'Tutorial', count: 2 }] },
      { filter: 'regionId', values: [{ value: '1', name: 'Europe', count: 2 }] },
    ],
    staticHtml: { results: '<p>The published list</p>' },
  })

test('on a phone many filters are in a sheet, whose button shows how many are set', async () => {
  const user = await showList('video', 'mobile')
  const button = screen.getByText('Filters')
  await user.click(button)
  await user.selectOptions(screen.getByLabelText('Product line'), 'cameras')
  await redraw()
  expect(button.textContent).toBe('Filters (1)')
  expect(button.closest('details')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Show/ }))
  await redraw()
  expect(button.closest('details')?.open).toBe(false)
  expect(screen.getByText(tip)).toBeDefined()
  expect(screen.queryByText(tutorial)).toBeNull()
})

test('on a phone words are searched without the sheet, and the filters stay', async () => {
  page.at('/eu/educational-video/list?videoType=tutorial')
  const user = await showList('video', 'mobile')
  await user.type(screen.getByLabelText('Keyword'), 'door{Enter}')
  await redraw()
  expect(screen.getByText(tutorial)).toBeDefined()
  expect(screen.queryByText(tip)).toBeNull()
  expect(page.line.sent(findCourses).at(-1)).toMatchObject({ videoType: 'tutorial', keyword: 'door' })
})

test('on the desktop the filters are above the list', async () => {
  await showList('video')
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.getByLabelText('Product line')).toBeDefined()
})

test('two filters are above the list on a phone too', async () => {
  page.at('/mobile/eu/practical-exam')
  await showList('practicalExam', 'mobile')
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.getByLabelText('Country or region')).toBeDefined()
})

test('every trainer of a page has a portrait and an anchor', async () => {
  page.at('/eu/trainer-team')
  const { rows } = unwrap(await page.elsewhere.call(findTrainers, {}))
  await showList('trainer')
  act(() => page.returns.fire())
  await redraw()
  const cards = screen.getAllByRole('listitem').filter(({ className }) => className.includes('card'))
  expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => `trainer-${id}`))
  for (const card of cards) expect(card.querySelector('.portrait')).not.toBeNull()
})

test('each value shows its number of items; values that narrow nothing are not offered', async () => {
  page.at('/eu/educational-video/list')
  const user = await showList('video')
  act(() => page.returns.fire())
  await redraw()
  const line = () => screen.getByLabelText<HTMLSelectElement>('Product line')
  const cameras = [...line().options].find(({ value }) => value === 'cameras')
  const [, count] = /\((\d+)\)$/.exec(cameras?.text ?? '') ?? []
  await user.selectOptions(line(), 'cameras')
  await redraw()
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain(count)
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox'))
    for (const { value, text } of select.options) if (value) expect(text).toMatch(/ \([1-9]\d*\)$/)
})

test.each([
  ['video', '/eu/educational-video/list?productLine=nowhere'],
  ['workshop', '/eu/workshop-seminar/list?city=nowhere'],
] as const)(
  'a value that no item of a list of %s has is no choice, and can be removed',
  async (list, address) => {
    page.at(address)
    const user = await showList(list)
    act(() => page.returns.fire())
    await redraw()
    expect(screen.getByText('Nothing matches your choices.')).toBeDefined()
    for (const select of screen.queryAllByRole<HTMLSelectElement>('combobox'))
      for (const option of select.options) expect(option.text).not.toContain('nowhere')
    await user.click(screen.getByRole('link', { name: 'Remove filter: nowhere' }))
    await redraw()
    expect(page.url.search).toBe('')
  },
)

test('filters can be removed, one by one or all together, and the focus stays', async () => {
  page.at('/eu/educational-video/list?productLine=cameras&videoType=tutorial')
  const user = await showList('video')
  const tags = () => screen.queryByRole('list', { name: 'Active filters' })
  await user.click(screen.getByRole('link', { name: 'Remove filter: Tutorial' }))
  await redraw()
  expect(page.url.search).toBe('?productLine=cameras')
  expect(document.activeElement).toBe(screen.getAllByRole('status').at(-1))
  page.at('/eu/educational-video/list?productLine=cameras&videoType=tutorial')
  act(() => page.returns.fire())
  await redraw()
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await redraw()
  expect(page.url.search).toBe('')
  expect(tags()).toBeNull()
})

test('Escape closes the sheet and leaves the focus on its button', async () => {
  const user = await showList('video', 'mobile')
  const button = screen.getByText('Filters')
  await user.click(button)
  screen.getByLabelText('Product line').focus()
  await user.keyboard('{Escape}')
  expect(button.closest('details')?.open).toBe(false)
  expect(document.activeElement).toBe(button)
})
