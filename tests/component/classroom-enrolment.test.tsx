import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getClassroom } from '../../src/contract/classroom.ts'
import {
  cancelClassroom,
  cancelWorkshop,
  enrolInClassroom,
  enrolInWorkshop,
} from '../../src/contract/classroom-enrolment.ts'
import { getOrder, needsPayment } from '../../src/contract/order.ts'
import { getSession } from '../../src/contract/session.ts'
import { getSitesByIds } from '../../src/contract/site.ts'
import type { ClassroomEntry } from '../../src/domain/classroom/classroom-entry.ts'
import type { ClassroomDetail } from '../../src/domain/classroom/enrolled-classroom.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { classroomWith, place, quoteWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
/** The classroom as the server has it. */
let now: ClassroomDetail
const site = {
  siteCode: 'EU',
  siteId: 21,
  baseLanguageId: 1,
  tenantId: 1,
  isEU: true,
  isAsia: false,
  isArabic: false,
  orderFood: false,
  showCompanyCertificate: true,
  languageNavigation: true,
}
const fee = { EUR: 24900, PLN: 106000 }

const become = (own: ClassroomDetail['own']): ClassroomEntry => {
  now = { ...now, own }
  return { ...now, learning: null, currency: null }
}

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getClassroom, () => now)
  page.portal.answer(getSitesByIds, () => [site])
  page.portal.answer(getOrder, () => quoteWith())
  page.portal.answer(enrolInClassroom, () => become({ status: 'enrolled', waitingPosition: null }))
  page.portal.answer(enrolInWorkshop, () => become({ status: 'enrolled', waitingPosition: null }))
  page.portal.answer(cancelClassroom, () => {
    become({ status: 'left', waitingPosition: null })
    return true as const
  })
})

const showEnrolment = async (change: Partial<ClassroomDetail> = {}) => {
  now = classroomWith(change)
  const { id, certification, mode, needsApproval } = now
  return show(await import('../../src/islands/classroom-enrolment/island.tsx'), {
    place,
    classroom: { id, certification, mode, needsApproval, charged: now.fee !== null },
    kept: {},
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const requestOf = ({ path }: { path: string }) =>
  page.portal.calls.find((call) => call.path === path)?.request
const toasts = async () => {
  const { $toasts } = await import('../../src/stores/notices.ts')
  return $toasts.get().map(({ text }) => text)
}

test('a learner takes a free seat, may put it into a calendar, and gives it back after a question', async () => {
  const user = await showEnrolment()
  expect(screen.getByText('11 seats left')).toBeDefined()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(requestOf(enrolInClassroom)).toEqual({ relationId: 4, emailNotificationStatus: 'notSubscribed' })
  expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    '/calendar/classroom/4.ics?siteId=21&languageId=1',
  )
  page.clock.advance(1000)
  await user.click(button('Cancel my enrolment'))
  await user.click(inDialog().getByRole('button', { name: 'Cancel it' }))
  await redraw()
  expect(await toasts()).toContain('enrolment:classroom.cancelled')
  expect(button('Enrol')).toBeDefined()
})

test('within 24 hours of the start the seat stays, and the popup says why', async () => {
  page.portal.answer(cancelClassroom, () => refuse('tooLateToCancel'))
  const user = await showEnrolment({ own: { status: 'enrolled', waitingPosition: null } })
  await user.click(button('Cancel my enrolment'))
  await user.click(inDialog().getByRole('button', { name: 'Cancel it' }))
  await redraw()
  const { $popup } = await import('../../src/stores/notices.ts')
  expect($popup.get()?.code).toBe(10011)
  expect(screen.getByText('You have a seat.')).toBeDefined()
})

test('food is asked for only onsite and where the site orders it', async () => {
  page.portal.answer(getSitesByIds, () => [{ ...site, orderFood: true }])
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await redraw()
  await user.type(inDialog().getByLabelText('Allergies'), 'nuts')
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(requestOf(enrolInClassroom)).toMatchObject({ allergies: 'nuts' })
})

test('online nobody is asked for food', async () => {
  page.portal.answer(getSitesByIds, () => [{ ...site, orderFood: true }])
  const user = await showEnrolment({ mode: 'online' })
  await user.click(button('Enrol'))
  await redraw()
  expect(inDialog().queryByLabelText('Allergies')).toBeNull()
})

test('a charged seat shows its price and leads to the payment page', async () => {
  page.portal.answer(needsPayment, () => true)
  const user = await showEnrolment({ fee })
  expect(screen.getByText('€249.00')).toBeDefined()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual(['/eu/payment?relationId=4&relationType=1'])
  expect(page.portal.times(enrolInClassroom)).toBe(0)
})

test('a letter stands for the fee; why it is not taken stands beside the field', async () => {
  page.portal.answer(enrolInClassroom, () => refuse('letterUsed'))
  const user = await showEnrolment({ fee })
  await user.click(button('Enrol'))
  await user.type(inDialog().getByRole('textbox'), 'ABCD')
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(requestOf(enrolInClassroom)).toMatchObject({ invitationCode: 'ABCD' })
  expect(page.left).toEqual([])
  expect(inDialog().getByRole('alert').textContent).toContain('already been used')
})

test('a workshop of no certification is paid as such, and asks for no code', async () => {
  page.portal.answer(needsPayment, () => true)
  const user = await showEnrolment({ certification: null, fee })
  await user.click(button('Enrol'))
  expect(inDialog().queryByRole('textbox')).toBeNull()
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual(['/eu/payment?relationId=4&relationType=3'])
})

test('a full classroom offers its waiting list without paying, and says the place on it', async () => {
  page.portal.answer(enrolInClassroom, () => become({ status: 'waitlisted', waitingPosition: 3 }))
  const user = await showEnrolment({ fee, seatsLeft: 0, state: 'full' })
  await user.click(button('Join the waiting list'))
  await user.click(inDialog().getByRole('button', { name: 'Join the waiting list' }))
  await redraw()
  expect(screen.getByText(/You are number 3 on the waiting list/)).toBeDefined()
  expect(button('Leave the waiting list')).toBeDefined()
})

test('a seat that is held unpaid leads on to the payment; one that is paid waits for a reviewer', async () => {
  await showEnrolment({ fee, own: { status: 'pending', waitingPosition: null } })
  expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
    '/eu/payment?relationId=4&relationType=1',
  )
  page.portal.answer(getOrder, () => quoteWith({ state: 'paid' }))
  const { classroom } = await import('../../src/stores/classroom.ts')
  await classroom.load(4)
  await redraw()
  expect(screen.getByText(/A reviewer decides/)).toBeDefined()
})

test('what is over offers nothing more', async () => {
  const over = {
    checkedIn: /checked in/,
    absent: /not there/,
    finished: /have finished/,
    cancelled: /its organiser/,
  }
  for (const [status, words] of Object.entries(over)) {
    page = await openPage()
    page.portal.answer(getSession, () => learnerWith())
    page.portal.answer(getClassroom, () => now)
    await showEnrolment({ own: { status: status as keyof typeof over, waitingPosition: null } })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  }
})

test('a classroom that has begun can’t be enrolled in', async () => {
  await showEnrolment({ state: 'running' })
  expect(screen.getByText('Enrolment is closed.')).toBeDefined()
})

test('who is not registered in the certification is led to it', async () => {
  page.portal.answer(enrolInClassroom, () =>
    refuse('prerequisiteMissing', {
      prerequisiteCertificationList: [
        { certificationReleaseId: 2, certificationName: 'Associate', versionLabel: '2026' },
      ],
    }),
  )
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(inDialog().getByRole('link', { name: 'Associate' }).getAttribute('href')).toBe(
    '/eu/certification/detail/2',
  )
})

test('a workshop is cancelled by its own call', async () => {
  page.portal.answer(cancelWorkshop, () => true as const)
  const user = await showEnrolment({
    certification: null,
    own: { status: 'enrolled', waitingPosition: null },
  })
  await user.click(button('Cancel my enrolment'))
  await user.click(inDialog().getByRole('button', { name: 'Cancel it' }))
  await redraw()
  expect(requestOf(cancelWorkshop)).toEqual({ relationId: 4 })
})
