import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getOrder, needsPayment } from '../../src/contract/order.ts'
import { getPracticalExam } from '../../src/contract/practical-exam.ts'
import { cancelPracticalExam, enrolInPracticalExam } from '../../src/contract/practical-exam-enrolment.ts'
import { getSession } from '../../src/contract/session.ts'
import { getSitesByIds } from '../../src/contract/site.ts'
import type { PracticalExam } from '../../src/domain/practical-exam/practical-exam.ts'
import type { PracticalExamEnrolment } from '../../src/domain/practical-exam/practical-exam-enrolment.ts'
import { place, practicalExamWith, quoteWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
/** The date as the server has it. */
let now: PracticalExam

const become = (status: PracticalExamEnrolment) => {
  now = { ...now, own: { ...now.own, status } }
  return now
}

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getPracticalExam, () => now)
  page.portal.answer(getSitesByIds, () => [])
  page.portal.answer(enrolInPracticalExam, () => become('enrolled'))
  page.portal.answer(cancelPracticalExam, () => {
    become('notEnrolled')
    return true as const
  })
})

const showEnrolment = async (change: Partial<PracticalExam> = {}) => {
  now = practicalExamWith(change)
  return show(await import('../../src/islands/practical-exam-enrolment/island.tsx'), {
    place,
    exam: { id: 5, certification: 2, regionId: 1, charged: now.fee !== null },
    kept: {},
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const standing = async (status: PracticalExamEnrolment) =>
  showEnrolment({ own: { ...practicalExamWith().own, status } })

test('a learner enrols and leaves again; each success is said half a second later', async () => {
  const { $toasts } = await import('../../src/stores/notices.ts')
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
  expect($toasts.get()).toEqual([])
  act(() => page.clock.advance(500))
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:practicalExam.enrolled'])
  act(() => page.clock.advance(500))
  await user.click(button('Unenrol'))
  await user.click(inDialog().getByRole('button', { name: 'Unenrol' }))
  await redraw()
  expect(button('Enrol')).toBeDefined()
})

test('a charged date leads to the payment page', async () => {
  page.portal.answer(needsPayment, () => true)
  page.portal.answer(getOrder, () => quoteWith())
  const user = await showEnrolment({ fee: { EUR: 12900, PLN: 55000 } })
  expect(screen.getByText('€249.00')).toBeDefined()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual(['/eu/payment?relationId=5&relationType=2'])
  expect(page.portal.times(enrolInPracticalExam)).toBe(0)
})

test('who has failed or was absent is shown other dates', async () => {
  await standing('failed')
  expect(screen.getByRole('link', { name: 'See other dates' }).getAttribute('href')).toBe(
    '/eu/practical-exam',
  )
})

test('a full date offers nothing but other dates', async () => {
  await showEnrolment({ seatsLeft: 0, state: 'full' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'See other dates' })).toBeDefined()
})

test('who has passed reads so', async () => {
  await standing('passed')
  expect(screen.getByText('Passed')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
