import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { search } from '#src/contract/catalogue/search.ts'
import { TestDevice } from '../fixtures/device.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { inIsland, redraw, show } from './show.tsx'

let page: Page
beforeEach(async () => {
  page = await openPage()
  const { setExamDevice } = await import('#src/environment/exam-device.ts')
  setExamDevice(new TestDevice(page.clock))
})

const open = async (words = '') => {
  const typed = new FormData()
  typed.set('keyword', words)
  return show(await import('#src/islands/suggestions/island.tsx'), { place, id: 'find', typed })
}
type User = Awaited<ReturnType<typeof open>>
const line = () => screen.getByRole<HTMLInputElement>('combobox')
const rest = async () => {
  act(() => page.clock.advance(150))
  await redraw()
}
const type = async (user: User, words: string) => {
  await user.click(line())
  await user.type(line(), words)
  await rest()
}
const options = () =>
  within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole<HTMLAnchorElement>('option')
const active = () => {
  const id = line().getAttribute('aria-activedescendant')
  return id === null ? -1 : options().findIndex((each) => each.id === id)
}

test('at most seven suggestions appear after a pause in typing, each with its kind', async () => {
  const user = await open()
  await user.click(line())
  await user.type(line(), 'camera')
  act(() => page.clock.advance(149))
  await redraw()
  expect(page.line.times(search)).toBe(0)
  act(() => page.clock.advance(1))
  await redraw()
  expect(page.line.sent(search)).toMatchObject([{ keyword: 'camera', page: 1 }])
  expect(options()).toHaveLength(7)
  expect(line().getAttribute('aria-expanded')).toBe('true')
  expect(inIsland().getByRole('status').textContent).toMatch(/^\d+ results$/)
  for (const { textContent } of options())
    expect(textContent).toMatch(/(Certification|Course|Video|Classroom|Topic|News|Answer|exam|Trainer|Page)$/)
})

test('one letter is not enough, and clearing the words removes the suggestions', async () => {
  const user = await open()
  await type(user, 'c')
  expect(page.line.times(search)).toBe(0)
  await type(user, 'amera')
  expect(options().length).toBeGreaterThan(0)
  await user.clear(line())
  await redraw()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a late answer to older words is ignored', async () => {
  const user = await open()
  const older = page.line.hold(search)
  await type(user, 'camera')
  await user.clear(line())
  await type(user, 'alarm')
  const shown = options().map(({ href }) => href)
  older()
  await redraw()
  expect(options().map(({ href }) => href)).toEqual(shown)
})

test('the arrow keys go through the suggestions and back to the field', async () => {
  const user = await open()
  await type(user, 'camera')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe(1)
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe(-1)
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe(6)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(-1)
})

test('Enter opens the chosen suggestion, and without one the form is sent', async () => {
  const user = await open()
  await type(user, 'camera')
  await user.keyboard('{ArrowDown}')
  const target = new URL(options()[0]?.href ?? '').pathname
  await user.keyboard('{Enter}')
  expect(page.left).toEqual([target])
  expect(line().closest('form')?.getAttribute('action')).toBe('/eu/search')
})

test('further typing leaves the chosen suggestion', async () => {
  const user = await open()
  await type(user, 'camera')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(0)
  await user.type(line(), 's')
  expect(line().getAttribute('aria-activedescendant')).toBeNull()
})

test('Escape closes the suggestions and keeps the words', async () => {
  const user = await open()
  await type(user, 'camera')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(line().value).toBe('camera')
  expect(line().getAttribute('aria-expanded')).toBe('false')
})

test('leaving the search closes the suggestions', async () => {
  const user = await open()
  await type(user, 'camera')
  await user.tab()
  expect(screen.getByRole('listbox')).toBeDefined()
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('words that were typed before the island loaded are searched for', async () => {
  const user = await open('camera')
  expect([line().value, line().selectionStart]).toEqual(['camera', 6])
  await user.click(line())
  await rest()
  expect(options().length).toBeGreaterThan(0)
})

test('a failed search shows no suggestions', async () => {
  const user = await open()
  page.line.up = false
  await type(user, 'camera')
  expect(screen.queryByRole('listbox')).toBeNull()
})
