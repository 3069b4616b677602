import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMyAttendances } from '../../src/contract/attendance.ts'
import { getMyCertificates, getMyMedals } from '../../src/contract/certificate.ts'
import { getMyCourses, getUnfinished } from '../../src/contract/enrolment.ts'
import { getMyVideos } from '../../src/contract/my-video.ts'
import { getSession } from '../../src/contract/session.ts'
import { place } from '../fixtures/certification.ts'
import { courseWith, learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const address = '/eu/my-learning'
beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.url = new URL(address, page.url)
  page.portal.answer(getUnfinished, () => [
    { type: 'certification' as const, id: 4, name: 'Video security expert' },
  ])
  page.portal.answer(getMyCourses, () => [
    {
      course: courseWith({ id: 1, name: 'Lenses and light' }),
      registrationStatus: 'audited' as const,
      learningProcess: 'learning' as const,
      progress: 0.5,
      creditsEarned: 0,
    },
  ])
  page.portal.answer(getMyVideos, () => ({ rows: [], total: 0 }))
  page.portal.answer(getMyCertificates, () => [])
  page.portal.answer(getMyMedals, () => [])
  page.portal.answer(getMyAttendances, () => [])
})

const open = async () => {
  const user = await show(await import('../../src/islands/my-learning/island.tsx'), { place })
  await redraw()
  return user
}

test('what was begun is shown first, and leads to its own page', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Continue: Video security expert' })
  expect(link.getAttribute('href')).toBe('/eu/certification/detail/4')
})

test('a tab stands in the address, and the address opens a tab', async () => {
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Courses and videos' }))
  await redraw()
  expect(page.url.search).toBe('?tab=1&subTab=1')
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('50')
  expect(screen.getByText('You have not watched a video yet.')).toBeDefined()
})

test('nothing yet says so', async () => {
  page.url = new URL(`${address}?tab=2`, page.url)
  await open()
  expect(await screen.findByText('You have no certificate yet.')).toBeDefined()
  expect(await screen.findByText('You have no certificate of attendance.')).toBeDefined()
})

test('what could not be loaded is not nothing, and may be tried again', async () => {
  const user = await open()
  page.portal.online = false
  await user.click(screen.getByRole('link', { name: 'Medals' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText(/first medal/)).toBeNull()
  page.portal.online = true
  await user.click(retry)
  expect(await screen.findByText(/first medal/)).toBeDefined()
})
