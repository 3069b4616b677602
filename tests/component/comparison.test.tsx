import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertifications } from '#src/contract/catalogue/certification.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

const least = { amount: 15_609, currency: 'EUR', vat: 'included' } as const
const examPrice = { least, hasFreeDate: true }

let page: Page

beforeEach(async () => {
  page = await openPage()
  page.at('/eu/certification/compare')
})

const showComparison = async (fields?: Record<string, string>, variant: 'desktop' | 'mobile' = 'desktop') => {
  const groups = unwrap(await page.elsewhere.call(getCertifications, { kind: 'hsc' }))
  return show(await import('#src/islands/comparison/island.tsx'), {
    place: { ...place, variant },
    compared: groups.flatMap(({ versions }) =>
      versions.map((version) => ({ version, seconds: 1800, examPrice: version.id === 5 ? examPrice : null })),
    ),
    staticHtml: { all: '<p>Kept from the page</p>' },
    ...(fields && { fields }),
  })
}
const columns = () =>
  within(screen.getByRole('table', { name: 'Side by side' }))
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('without a choice all certifications of the page are shown', async () => {
  await showComparison()
  expect(screen.getByText('Kept from the page')).toBeDefined()
  expect(screen.getByText('0 chosen (at most 4)')).toBeDefined()
})

test('chosen certifications are shown side by side, and are in the address', async () => {
  const user = await showComparison()
  await user.click(box('Video security expert'))
  await user.click(box('Video security associate'))
  expect(columns()).toEqual(['Video security expert', 'Video security associate'])
  expect(page.url.search).toBe('?ids=4,2')
  const needed = screen.getByRole('row', { name: /^What you need first/ })
  expect(within(needed).getByRole('link', { name: 'Video security professional' })).toBeDefined()
  await user.click(box('Video security expert'))
  expect(columns()).toEqual(['Video security associate'])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(page.url.search).toBe('')
  expect(screen.getByText('Kept from the page')).toBeDefined()
})

test('the fee of a practical exam is beside the price', async () => {
  page.at('/eu/certification/compare?ids=2,5')
  await showComparison()
  const cells = within(screen.getByRole('row', { name: /^Price/ })).getAllByRole('cell')
  const [free, charged] = cells.map(({ textContent }) => textContent)
  expect(free).toBe('Free of charge')
  expect(charged).toContain(
    'plus the practical exam, free of charge or from €156.09 incl. VAT, depending on the date',
  )
})

test('at most four are compared: the other boxes are disabled until one is removed', async () => {
  page.at('/eu/certification/compare?ids=2,3,4,5,6')
  const user = await showComparison()
  expect(columns()).toHaveLength(4)
  expect(screen.getByText('You have chosen four. Remove one to choose another.')).toBeDefined()
  expect(box('Intrusion detection associate').disabled).toBe(true)
  await user.click(box('Video security professional'))
  expect(box('Intrusion detection associate').disabled).toBe(false)
})

test('an address without a known certification shows all; Back restores the previous choice', async () => {
  page.at('/eu/certification/compare?ids=99')
  await showComparison()
  expect(screen.getByText('Kept from the page')).toBeDefined()
  page.at('/eu/certification/compare?ids=3')
  page.returns.fire()
  await redraw()
  expect(columns()).toEqual(['Video security professional'])
})

test('the box that woke the page is chosen; on a phone each certification is a row', async () => {
  await showComparison({ 'compare-3': 'on' }, 'mobile')
  const table = screen.getByRole('table', { name: 'Side by side' })
  expect(within(table).getByRole('rowheader', { name: 'Video security professional' })).toBeDefined()
  expect(page.url.search).toBe('?ids=3')
})

test('the chosen box is added to those of the address', async () => {
  page.at('/eu/certification/compare?ids=4')
  await showComparison({ 'compare-3': 'on' })
  expect(columns()).toEqual(['Video security expert', 'Video security professional'])
})
