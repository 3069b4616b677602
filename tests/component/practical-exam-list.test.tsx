import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getPracticalExamCards } from '../../src/contract/practical-exam.ts'
import { place, practicalExamWith } from '../fixtures/certification.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const card = { certification: 2, certificationName: 'Associate', exams: [practicalExamWith()] }

beforeEach(async () => {
  page = await openPage()
  page.url = new URL('http://portal.test/eu/practical-exam')
  page.portal.answer(getPracticalExamCards, ({ regionId }) => (regionId === 7 ? [] : [card]))
})

const showList = async () =>
  show(await import('../../src/islands/practical-exam-list/island.tsx'), {
    place,
    regions: [
      { value: '1', text: 'Europe' },
      { value: '7', text: 'Oceania' },
    ],
    kept: { results: '<p>The published dates</p>' },
  })
const region = () => screen.getByLabelText<HTMLSelectElement>('Country or region')

test('the first choice is all countries, and every date stands under its certification', async () => {
  await showList()
  expect(region().options[0]?.text).toBe('All countries')
  expect(screen.getByRole('heading', { name: 'Associate' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Practical exam, Berlin' })).toBeDefined()
})

test('a region stands in the address; where there is none, all can be shown again', async () => {
  const user = await showList()
  await user.selectOptions(region(), 'Oceania')
  await redraw()
  expect(page.url.search).toBe('?regionId=7')
  expect(screen.getByText('Nothing matches what you chose.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await redraw()
  expect(page.url.search).toBe('')
  expect(screen.getByRole('heading', { name: 'Associate' })).toBeDefined()
})

test('a failed question is not an empty list', async () => {
  page.portal.online = false
  const user = await showList()
  expect(screen.getByRole('alert')).toBeDefined()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Associate' })).toBeDefined()
})
