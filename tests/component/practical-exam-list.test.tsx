import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getPracticalExamCards } from '#src/contract/catalogue/practical-exam.ts'
import { filterExams } from '#src/domain/practical-exam/filter-exams.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

/** The ids of a region with one date, and of an unknown region. */
const [africa, nowhere] = ['3', '999']
let page: Page

beforeEach(async () => {
  page = await openPage()
  page.at('/eu/practical-exam')
})

const showList = async () => {
  const { total, facets } = filterExams(unwrap(await page.elsewhere.call(getPracticalExamCards, {})), {})
  return show(await import('#src/islands/list/island.tsx'), {
    list: 'practicalExam',
    place,
    total,
    pageSize: total,
    page: 1,
    facets,
    staticHtml: { results: '<p>The published dates</p>' },
  })
}
const region = () => screen.getByLabelText<HTMLSelectElement>('Country or region')

test('the first choice is all countries, and every date is listed under its certification', async () => {
  await showList()
  expect(region().options[0]?.text).toBe('All countries')
  expect(screen.getByText('The published dates')).toBeDefined()
  act(() => page.returns.fire())
  await redraw()
  expect(screen.getByRole('heading', { name: 'Access control associate' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Access control: practical exam, Madrid' })).toBeDefined()
})

test('a region narrows the dates', async () => {
  const user = await showList()
  await user.selectOptions(region(), africa)
  await redraw()
  expect(screen.getAllByRole('link', { name: /Johannesburg/ })).not.toEqual([])
  expect(screen.queryAllByRole('link', { name: /Madrid/ })).toEqual([])
})

test('a region is written into the address; without matches all can be shown again', async () => {
  page.at(`/eu/practical-exam?regionId=${nowhere}`)
  const user = await showList()
  expect(screen.getByText('Nothing matches your choices.')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await redraw()
  expect(page.url.search).toBe('')
  expect(screen.getByRole('heading', { name: 'Access control associate' })).toBeDefined()
})

test('a failed query is not an empty list', async () => {
  page.at(`/eu/practical-exam?regionId=${africa}`)
  page.line.up = false
  const user = await showList()
  expect(screen.getByRole('alert')).toBeDefined()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getAllByRole('link', { name: /Johannesburg/ })).not.toEqual([])
})
