import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { enrolInClassroom } from '#src/contract/learning/classroom-enrolment.ts'
import { getSchedule } from '#src/contract/learning/schedule.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { newLearner, registerInCertification } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** The classroom of the video security associate has 18 seats, the practical exam has 8 places. */
const associate = 2
const [classroom, exam] = [9, 1]
let page: Page

beforeEach(async () => {
  page = await openPage()
})

const classroomAsPublished = async () => {
  const found = unwrap(await page.elsewhere.call(getClassroom, { id: classroom }))
  return { of: 'classroom', ...found } as const
}
const examAsPublished = async () => {
  const found = unwrap(await page.elsewhere.call(getPracticalExam, { id: exam }))
  return { of: 'practicalExam', ...found } as const
}
const somebodyEnrols = async () => {
  const { api, learnerId } = await newLearner(page.portal, place.siteId)
  await registerInCertification(page.portal, learnerId, associate)
  unwrap(await api.call(enrolInClassroom, { classroomId: classroom, emailNotification: 'subscribed' }))
}
const answered = async () => {
  act(() => page.clock.advance(200))
  await redraw()
}

test('before the answer the chip shows the capacity, then the free seats', async () => {
  const published = await classroomAsPublished()
  await somebodyEnrols()
  await show(await import('#src/islands/seats/island.tsx'), published)
  expect(screen.getByText('18 places')).toBeDefined()
  await answered()
  expect(screen.getByText('17 seats left')).toBeDefined()
})

test('all seats of a page are requested in one call, from the first start to the last end', async () => {
  const [first, last] = [await examAsPublished(), await classroomAsPublished()]
  const { $seats, requestSeats } = await import('#src/stores/plan/seats.ts')
  requestSeats(last)
  requestSeats(first)
  await answered()
  expect(page.line.sent(getSchedule)).toEqual([{ from: first.startsAt, to: last.endsAt }])
  expect(page.line.times()).toBe(1)
  expect($seats.get()).toMatchObject({ 'classroom 9': 17, 'practicalExam 1': 8 })
})

test('of sessions more than 366 days apart, the seats of the first 366 days are shown', async () => {
  const first = await classroomAsPublished()
  const { $seats, requestSeats } = await import('#src/stores/plan/seats.ts')
  const dayAfter = (days: number) =>
    new Date(Date.parse(first.startsAt) + days * 24 * 60 * 60 * 1000).toISOString()
  requestSeats(first)
  requestSeats({ of: 'classroom', id: 9999, startsAt: dayAfter(366), endsAt: dayAfter(367) })
  await answered()
  expect(page.line.sent(getSchedule)).toEqual([{ from: first.startsAt, to: dayAfter(366) }])
  expect($seats.get()).toHaveProperty('classroom 9')
  expect($seats.get()).not.toHaveProperty('classroom 9999')
})

test('without an answer the capacity stays', async () => {
  const published = await classroomAsPublished()
  page.line.up = false
  await show(await import('#src/islands/seats/island.tsx'), published)
  await answered()
  expect(screen.getByText('18 places')).toBeDefined()
})
