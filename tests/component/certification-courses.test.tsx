import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { watch } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { enrol } from '../fixtures/server/exam.ts'
import { redraw, show } from './show.tsx'

/** The certification Video security associate, which has seven courses. */
const associate = 2
let page: Page
const stored = { courses: '<p>The published courses</p>' }

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showCourses = async () =>
  show(await import('#src/islands/certification-courses/island.tsx'), {
    id: associate,
    place,
    staticHtml: stored,
  })

test('an enrolled learner sees the progress of each course', async () => {
  await enrol(page.elsewhere, associate)
  await watch(page, 1, 0)
  await showCourses()
  const bars = screen.getAllByRole('progressbar', { name: /^Course progress: ./ })
  expect(bars.map((bar) => Number(bar.getAttribute('value')) > 0)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ])
  expect(screen.getAllByText(/^0 of \d+ credits$/)).toHaveLength(2)
})

test('for other visitors the courses of the page stay', async () => {
  await showCourses()
  expect(screen.getByText('The published courses')).toBeDefined()
})

test('progress that could not be loaded shows an error beside the courses, and can be retried', async () => {
  await enrol(page.elsewhere, associate)
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await showCourses()
  expect(screen.getByText('The published courses')).toBeDefined()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getAllByRole('progressbar')).toHaveLength(7)
})
