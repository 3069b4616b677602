import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSchedule } from '../../src/contract/schedule.ts'
import { classroomWith, practicalExamWith } from '../fixtures/certification.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const first = {
  of: 'classroom',
  id: 4,
  startsAt: '2026-12-05T08:00:00.000Z',
  endsAt: '2026-12-06T15:30:00.000Z',
} as const
const last = {
  of: 'practicalExam',
  id: 5,
  startsAt: '2026-12-30T08:00:00.000Z',
  endsAt: '2026-12-30T12:00:00.000Z',
} as const

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSchedule, () => [
    { relation: 'classroom' as const, classroom: classroomWith({ seatsLeft: 3 }) },
    { relation: 'practicalExam' as const, practicalExam: practicalExamWith({ seatsLeft: 0 }) },
  ])
})

const answered = async () => {
  act(() => page.clock.advance(100))
  await redraw()
}

test('until the answer the chip says how many places there are, then how many are left', async () => {
  await show(await import('../../src/islands/seats/island.tsx'), { ...first, capacity: 12 })
  expect(screen.getByText('12 places')).toBeDefined()
  await answered()
  expect(screen.getByText('3 seats left')).toBeDefined()
})

test('all seats of a page are asked in one question, from the first start to the last end', async () => {
  const { $seats, wantSeats } = await import('../../src/stores/seats.ts')
  wantSeats(last)
  wantSeats(first)
  await answered()
  expect(page.portal.calls).toEqual([
    { path: getSchedule.path, request: { from: first.startsAt, to: last.endsAt } },
  ])
  expect($seats.get()).toEqual({ 'classroom 4': 3, 'practicalExam 5': 0 })
})

test('without an answer the places stay', async () => {
  page.portal.online = false
  await show(await import('../../src/islands/seats/island.tsx'), { ...first, capacity: 12 })
  await answered()
  expect(screen.getByText('12 places')).toBeDefined()
})
