import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { applyForCertificate, getMyCertificates } from '../../src/contract/certificate.ts'
import { getCertification } from '../../src/contract/certification.ts'
import {
  acknowledgeUpdate,
  enrolInCertification,
  reEnrolInCertification,
  updateCertification,
} from '../../src/contract/certification-enrolment.ts'
import { enrolByCode } from '../../src/contract/invitation.ts'
import { needsPayment } from '../../src/contract/order.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Certification } from '../../src/domain/certification/certification.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { certificationWith, place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
/** The certification as the server has it. */
let now: Certification
const registered = { certificationId: 2, progress: 'learning', childStatus: 'registrationApproved' } as const

const begin = () => {
  now = certificationWith({ status: 'learning', childStatus: 'registrationApproved' })
  return registered
}

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getCertification, () => ({ certificationDetail: now, courseList: [], banner: null }))
  page.portal.answer(enrolInCertification, begin)
  page.portal.answer(reEnrolInCertification, begin)
})

const showEnrolment = async (change: Partial<Certification> = {}) => {
  now = certificationWith(change)
  const { id, kind, name, needsCode, fee } = now
  return show(await import('../../src/islands/certification-enrolment/island.tsx'), {
    place,
    certification: { id, kind, name, needsCode, charged: fee !== null },
    kept: {},
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const requestOf = ({ path }: { path: string }) =>
  page.portal.calls.find((call) => call.path === path)?.request
const fee = { EUR: 14900, PLN: 63900 }

test('a learner enrols in a free certification, with mails if wanted, and may go on to learn', async () => {
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('checkbox'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(requestOf(enrolInCertification)).toEqual({
    certificationId: 2,
    emailNotificationStatus: 'subscribed',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue learning' })).toBeDefined()
})

test('an anonymous reader is asked to sign in, and sees no dialog', async () => {
  page.signedIn = false
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await redraw()
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signIn')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a code where one is needed nothing is sent, and the field says so', async () => {
  const user = await showEnrolment({ needsCode: true })
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  expect(inDialog().getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.portal.times(enrolByCode)).toBe(0)
})

test('why a code is not taken stands beside its field, with what the text names', async () => {
  page.portal.answer(enrolByCode, () => refuse('letterOfOtherSite', { codeValidWithSite: 'UK' }))
  const user = await showEnrolment({ needsCode: true, fee })
  await user.click(button('Enrol'))
  await user.type(inDialog().getByLabelText('Invitation code'), ' ABCD ')
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(inDialog().getByRole('alert').textContent).toContain('only valid on the site UK')
  expect(requestOf(enrolByCode)).toMatchObject({ code: 'ABCD', relationId: 2, relationType: 'certification' })
  const { $popup } = await import('../../src/stores/notices.ts')
  expect($popup.get()).toBeNull()
})

test('a missing prerequisite closes the dialog and is named with its version and link', async () => {
  page.portal.answer(enrolInCertification, () =>
    refuse('prerequisiteMissing', {
      prerequisiteCertificationList: [
        { certificationReleaseId: 1, certificationName: 'Basics', versionLabel: '2025' },
      ],
    }),
  )
  const user = await showEnrolment()
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol' }))
  await redraw()
  expect(screen.getByRole('dialog', { name: 'Needed before' })).toBeDefined()
  expect(inDialog().getByRole('link', { name: 'Basics' }).getAttribute('href')).toBe(
    '/eu/certification/detail/1',
  )
  expect(inDialog().getByText('2025')).toBeDefined()
})

test('a charged certification leads to the payment page', async () => {
  page.portal.answer(needsPayment, () => true)
  const user = await showEnrolment({ fee })
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual(['/eu/payment?relationId=2&relationType=0'])
  expect(page.portal.times(enrolInCertification)).toBe(0)
})

test('what is missing before a charged certification is named before the payment', async () => {
  page.portal.answer(getMyCertificates, () => [])
  const basics = { id: 1, name: 'Basics', version: '2025' }
  const user = await showEnrolment({ fee, prerequisites: [basics] })
  await user.click(button('Enrol'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(inDialog().getByRole('link', { name: 'Basics' })).toBeDefined()
  expect(page.left).toEqual([])
})

test('who failed twice enrols again after a question', async () => {
  const user = await showEnrolment({ status: 'enrol', childStatus: 'registrationApproved' })
  await user.click(button('Enrol again'))
  await user.click(inDialog().getByRole('button', { name: 'Enrol again' }))
  await redraw()
  expect(requestOf(reEnrolInCertification)).toEqual({ releaseCertificationId: 2 })
  expect(screen.getByRole('link', { name: 'Continue learning' })).toBeDefined()
})

test('whoever has passed applies after a question, and then only reads', async () => {
  page.portal.answer(applyForCertificate, () => {
    now = certificationWith({ status: 'finish', childStatus: 'registrationApproved' })
    return refuse('applicationPending')
  })
  const user = await showEnrolment({ status: 'apply', childStatus: 'registrationApproved' })
  await user.click(button('Apply for the certificate'))
  await user.click(inDialog().getByRole('button', { name: 'Apply' }))
  await redraw()
  expect(requestOf(applyForCertificate)).toMatchObject({ releaseCertificationId: 2 })
  expect(screen.getByText(/Your application is being reviewed/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a closed registration offers nothing', async () => {
  await showEnrolment({ status: 'enrol', childStatus: 'closed' })
  expect(screen.getByText('This registration is closed.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a newer version is told of, and gone on in after a question', async () => {
  page.portal.answer(updateCertification, () => registered)
  const user = await showEnrolment({
    status: 'learning',
    childStatus: 'registrationApproved',
    update: { id: 9, tellsOfExam: false, tellsOfUpdate: true },
  })
  expect(screen.getByText(/There is a newer version/)).toBeDefined()
  await user.click(button('Go on in the newer version'))
  await user.click(inDialog().getByRole('button', { name: 'Go on' }))
  await redraw()
  expect(requestOf(updateCertification)).toEqual({ id: 9, releaseCertificationId: 2 })
  expect(page.left).toEqual(['/eu/certification/detail/9'])
})

test('after an update with all credits the exam is offered once', async () => {
  page.portal.answer(acknowledgeUpdate, () => true as const)
  const user = await showEnrolment({
    status: 'exam',
    childStatus: 'registrationApproved',
    update: { id: 2, tellsOfExam: true, tellsOfUpdate: false },
  })
  now = { ...now, update: null }
  await user.click(inDialog().getByRole('button', { name: 'Start the theory exam' }))
  await redraw()
  expect(page.portal.times(acknowledgeUpdate)).toBe(1)
  expect(page.left).toEqual(['/eu/exam?relationId=2&relationType=0'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a certification that could not be loaded may be tried again', async () => {
  const { loadSession } = await import('../../src/stores/session.ts')
  await loadSession()
  page.portal.online = false
  const user = await showEnrolment()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.portal.online = true
  await user.click(button('Retry'))
  await redraw()
  expect(button('Enrol')).toBeDefined()
})
