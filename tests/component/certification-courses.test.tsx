import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertificationCourses } from '../../src/contract/certification-course.ts'
import { getSession } from '../../src/contract/session.ts'
import { certificationCourses, place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const kept = { courses: '<p>The published courses</p>' }

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
})

const showCourses = async () =>
  show(await import('../../src/islands/certification-courses/island.tsx'), { id: 2, place, kept })

test('who is enrolled sees how far each course is', async () => {
  page.portal.answer(getCertificationCourses, () => certificationCourses(0.479))
  await showCourses()
  expect(screen.getAllByRole('progressbar', { name: 'Course progress' })).toHaveLength(2)
  expect(screen.getAllByText('47%')).toHaveLength(2)
})

test('who is not keeps the courses of the page', async () => {
  page.portal.answer(getCertificationCourses, () => certificationCourses())
  await showCourses()
  expect(screen.getByText('The published courses')).toBeDefined()
})

test('progress that could not be loaded is said beside the courses, and may be tried again', async () => {
  page.portal.answer(getCertificationCourses, () => certificationCourses(0.5))
  const { loadSession } = await import('../../src/stores/session.ts')
  await loadSession()
  page.portal.online = false
  const user = await showCourses()
  expect(screen.getByText('The published courses')).toBeDefined()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getAllByRole('progressbar')).toHaveLength(2)
})
