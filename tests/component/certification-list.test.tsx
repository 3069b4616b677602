import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertificationCourses } from '../../src/contract/certification-course.ts'
import { certificationCourses, place, releaseWith } from '../fixtures/certification.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { held } from '../fixtures/held.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const older = releaseWith({ id: 9, name: 'Video security associate', version: '2024' })
const groups = [
  {
    type: { slug: 'video-security', name: 'Video security' },
    releases: [
      { ...releaseWith(), older: [older], expanded: false },
      { ...releaseWith({ id: 3, name: 'Video security professional' }), older: [], expanded: false },
    ],
  },
]

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getCertificationCourses, () => certificationCourses())
})

const showList = async () =>
  show(await import('../../src/islands/certification-list/island.tsx'), {
    place,
    groups,
    kept: { selected: '<h2 id="selected">Kept from the page</h2>' },
  })
const pick = (name: RegExp) => screen.getByRole('link', { name })

test('the first is selected, with the courses that the page shows; nothing is asked', async () => {
  await showList()
  expect(pick(/associate 2026/).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Kept from the page' })).toBeDefined()
  expect(page.portal.calls).toEqual([])
})

test('another one shows its courses by requirement, with the credits of each group', async () => {
  const user = await showList()
  await user.click(pick(/professional/))
  await redraw()
  expect(pick(/professional 2026/).getAttribute('aria-current')).toBe('true')
  const region = screen.getByRole('region', { name: 'Video security professional' })
  const headings = within(region).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Compulsory', 'Elective'])
  expect(
    within(region)
      .getAllByText(/^\d credits$/)
      .map((credits) => credits.textContent),
  ).toContain('2 credits')
})

test('an earlier version may be selected too, and its fold stays open', async () => {
  const user = await showList()
  await user.click(screen.getByText('1 earlier version'))
  await user.click(pick(/2024/))
  await redraw()
  expect(pick(/2024/).closest('details')?.open).toBe(true)
  expect(page.portal.calls.at(-1)?.request).toEqual({ certificationId: 9 })
})

test('a certification without courses says so', async () => {
  page.portal.answer(getCertificationCourses, () => [])
  const user = await showList()
  await user.click(pick(/professional/))
  await redraw()
  expect(screen.getByText('This certification has no online courses yet.')).toBeDefined()
})

test('courses that could not be loaded are not "no courses", and may be tried again', async () => {
  page.portal.online = false
  const user = await showList()
  await user.click(pick(/professional/))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Compulsory' })).toBeDefined()
})

test('only the newest selection’s answer is shown', async () => {
  const slow = held<ReturnType<typeof certificationCourses>>()
  page.portal.answer(getCertificationCourses, ({ certificationId }) =>
    certificationId === 3 ? slow.promise : certificationCourses(),
  )
  const user = await showList()
  await user.click(pick(/professional/))
  await user.click(screen.getByText('1 earlier version'))
  await user.click(pick(/2024/))
  await redraw()
  slow.release([])
  await redraw()
  expect(screen.getByRole('heading', { name: 'Elective' })).toBeDefined()
})
