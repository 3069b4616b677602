import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { getCertifications } from '#src/contract/catalogue/certification.ts'
import { getCertificationCourses } from '#src/contract/learning/certification-course.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

let page: Page

beforeEach(async () => {
  page = await openPage()
})

const showList = async (fields?: Record<string, string>) => {
  const groups = unwrap(await page.elsewhere.call(getCertifications, { kind: 'hsc' }))
  return show(await import('#src/islands/certification-list/island.tsx'), {
    place,
    kind: 'hsc',
    groups,
    staticHtml: { courses: '<p>Kept from the page</p>' },
    ...(fields && { fields }),
  })
}
const pick = (name: RegExp) => screen.getByRole('link', { name })
const associate = /^Video security associate.*2026/
const professional = /^Video security professional/
const older = /^Video security associate.*2025/

test('the first is selected, with the courses that the page shows; nothing is requested', async () => {
  await showList()
  expect(pick(associate).getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Kept from the page')).toBeDefined()
  expect(page.line.times()).toBe(0)
})

test('another one shows its courses by requirement, with the credits of each group', async () => {
  const user = await showList()
  await user.click(pick(professional))
  await redraw()
  expect(pick(professional).getAttribute('aria-current')).toBe('true')
  const region = screen.getByRole('region', { name: 'Video security professional' })
  const headings = within(region).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Compulsory', 'Elective'])
  expect(
    within(region)
      .getAllByText(/^\d credits$/)
      .map((credits) => credits.textContent),
  ).toContain('8 credits')
})

test('an earlier version may be selected too, and its fold stays open', async () => {
  const user = await showList()
  await user.click(screen.getByText('1 earlier version'))
  await user.click(pick(older))
  await redraw()
  expect(pick(older).closest('details')?.open).toBe(true)
  expect(pick(older).getAttribute('aria-current')).toBe('true')
})

test('a certification without courses shows a message', async () => {
  const all = await page.portal.db.delete(certificationCourse).returning()
  try {
    const user = await showList()
    await user.click(pick(professional))
    await redraw()
    expect(screen.getByText('This certification has no online courses yet.')).toBeDefined()
  } finally {
    await page.portal.db.insert(certificationCourse).values(all)
  }
})

test('courses that could not be loaded are not "no courses", and can be retried', async () => {
  page.line.up = false
  const user = await showList()
  await user.click(pick(professional))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Compulsory' })).toBeDefined()
})

test('only the newest selection’s answer is shown', async () => {
  const user = await showList()
  const release = page.line.hold(getCertificationCourses)
  await user.click(pick(professional))
  await redraw()
  await user.click(screen.getByText('1 earlier version'))
  await user.click(pick(older))
  await redraw()
  const shown = screen.getByRole('region').textContent
  release()
  await redraw()
  expect(screen.getByRole('region').textContent).toBe(shown)
  expect(screen.getByRole('region', { name: 'Video security associate 2025' })).toBeDefined()
})

test('the address contains the selection, and restores it', async () => {
  const user = await showList()
  await user.click(pick(professional))
  await redraw()
  expect(page.url.search).toBe('?certificationId=3')
  page.url = new URL(page.url.pathname, page.url)
  page.returns.fire()
  await redraw()
  expect(pick(associate).getAttribute('aria-current')).toBe('true')
})

test('an address that names a certification selects it', async () => {
  page.at('/eu/certification?certificationId=3')
  await showList()
  expect(pick(professional).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Compulsory' })).toBeDefined()
})

test('the filters of the static form are applied', async () => {
  await showList({ level: 'professional' })
  expect(page.url.search).toBe('?level=professional')
  expect(screen.queryByRole('link', { name: associate })).toBeNull()
})

test.each(['?certificationId=99', '?certificationId=x', '?certificationId=-1'])(
  'an address that names none of them (%s) selects the first',
  async (search) => {
    page.url = new URL(search, page.url)
    await showList()
    expect(pick(associate).getAttribute('aria-current')).toBe('true')
    expect(page.line.times()).toBe(0)
  },
)

test('a filter narrows the certifications and selects the first; the address contains both', async () => {
  const user = await showList()
  await user.selectOptions(screen.getByLabelText('Level'), 'professional')
  await redraw()
  expect(page.url.search).toBe('?level=professional')
  expect(screen.queryByRole('link', { name: associate })).toBeNull()
  expect(pick(professional).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByText('Kept from the page')).toBeNull()
  await user.click(pick(/^Thermal imaging professional/))
  await redraw()
  expect(page.url.search).toMatch(/^\?level=professional&certificationId=\d+$/)
  await user.click(screen.getByRole('link', { name: 'Remove filter: Professional' }))
  await redraw()
  expect(page.url.search).toBe('')
  expect(screen.getByText('Kept from the page')).toBeDefined()
})
