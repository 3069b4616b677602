import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import { applyForCertificate } from '#src/contract/learning/certificate.ts'
import {
  acknowledgeUpdate,
  enrolInCertification,
  updateCertification,
} from '#src/contract/learning/certification-enrolment.ts'
import { enrolByCode } from '#src/contract/learning/invitation.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { complete, completeAllCourses, coursesOf, enrol, take } from '../fixtures/server/exam.ts'
import { createInvitationCode } from '../fixtures/server/letter.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { registerInCertification } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/**
 * The associates of 2026 and 2025, the professional with a fee, and the expert with invitation codes; all in video
 * security.
 */
const [associate, older, professional, expert] = [2, 10, 3, 4]
const theory = { exam: 'theory', targetId: associate } as const
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showEnrolment = async (id = associate) => {
  const { certification } = unwrap(await page.elsewhere.call(getCertification, { id }))
  const { kind, name, needsCode, offer } = certification
  return show(await import('#src/islands/certification-enrolment/island.tsx'), {
    place,
    certification: { id, kind, name, needsCode, offer, examPrice: null },
    staticHtml: {},
  })
}
const toasts = async () =>
  (await import('#src/stores/notice/notices.ts')).$toasts.get().map(({ text }) => text)
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const sendCode = async (code: string) => {
  const user = await showEnrolment(expert)
  await user.click(button('Enroll'))
  if (code) await user.type(inDialog().getByLabelText('Invitation code'), code)
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
}

function namesTheAssociate(): void {
  expect(screen.getByRole('dialog', { name: 'What you need first' })).toBeDefined()
  const link = inDialog().getByRole('link', { name: 'Video security associate' })
  expect(link.getAttribute('href')).toBe(`/eu/certification/detail/${associate}`)
  expect(inDialog().getByText('2026')).toBeDefined()
}

test('a learner enrols in a free certification, with or without emails, and can continue to learn', async () => {
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('checkbox'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue learning' })).toBeDefined()
  const all = await page.portal.db.select().from(certificationEnrolment)
  expect(all.find(({ learnerId }) => learnerId === page.learnerId)).toMatchObject({
    certificationId: associate,
    emailNotification: 'subscribed',
  })
})

test('a learner who came from a training that requires the certification can return once enrolled', async () => {
  const { saveReturnPage } = await import('#src/stores/session/return-page.ts')
  const href = '/eu/classroom/detail/1'
  saveReturnPage({ certificationId: associate, href, name: 'Two days in Warsaw' })
  const user = await showEnrolment()
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  const back = screen.getByRole('link', { name: 'Back to: Two days in Warsaw' })
  expect(back.getAttribute('href')).toBe(href)
})

test('an anonymous visitor is asked to sign in, and sees no dialog', async () => {
  page = await openPage()
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await redraw()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signIn')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a required code nothing is sent, and the field shows an error', async () => {
  await sendCode('')
  expect(inDialog().getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.line.times(enrolByCode)).toBe(0)
})

test('a code is accepted with spaces around it', async () => {
  await issueTestCertificate(page.portal, page.learnerId, professional)
  await sendCode(` ${await createInvitationCode(page.portal, { kind: 'certification', targetId: expert })} `)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('the reason why a code is rejected is shown next to its field, with its values', async () => {
  await sendCode(
    await createInvitationCode(page.portal, { kind: 'certification', targetId: expert, site: 'uk' }),
  )
  expect(inDialog().getByRole('alert').textContent).toContain('valid only on the site UK')
  const { $popup } = await import('#src/stores/notice/notices.ts')
  expect($popup.get()).toBeNull()
})

test('a missing prerequisite closes the dialog and is shown with its version and link', async () => {
  await restoreAfterTest(page.portal, certification, [professional])
  await page.portal.db.update(certification).set({ fee: null }).where(eq(certification.id, professional))
  const user = await showEnrolment(professional)
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  namesTheAssociate()
})

test('a certification with a fee leads to the payment page', async () => {
  await issueTestCertificate(page.portal, page.learnerId, associate)
  const user = await showEnrolment(professional)
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual([`/eu/payment?relationId=${professional}&relationType=0`])
  expect(page.line.times(enrolInCertification)).toBe(0)
})

test('missing prerequisites of a certification with a fee are shown before the payment', async () => {
  const user = await showEnrolment(professional)
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  namesTheAssociate()
  expect(page.left).toEqual([])
})

test('after two failures a learner enrols again after a confirmation', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
  for (const right of [39, 10]) await take(page.portal, page.elsewhere, theory, right)
  const user = await showEnrolment()
  await user.click(button('Enroll again'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll again' }))
  await redraw()
  expect(await toasts()).toEqual(['enrolment:certification.enrolled'])
  expect(screen.getByRole('link', { name: 'Continue learning' })).toBeDefined()
})

test('after passing, a learner applies after a confirmation, and then only sees the status', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
  await take(page.portal, page.elsewhere, theory, 40)
  const user = await showEnrolment()
  await user.click(button('Apply for the certificate'))
  expect(inDialog().getByText('Sample Learner')).toBeDefined()
  await user.click(inDialog().getByRole('button', { name: 'Apply' }))
  await redraw()
  expect(screen.getByText(/Your application is under review/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(await toasts()).toEqual(['enrolment:certification.applied'])
})

test('an application is under review at once, also while the certification loads', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
  await take(page.portal, page.elsewhere, theory, 40)
  const user = await showEnrolment()
  await user.click(button('Apply for the certificate'))
  page.line.hold(getCertification)
  await user.click(inDialog().getByRole('button', { name: 'Apply' }))
  await redraw()
  expect(screen.getByText(/Your application is under review/)).toBeDefined()
})

test('an application that the server refuses is never shown as under review', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
  await take(page.portal, page.elsewhere, theory, 40)
  const user = await showEnrolment()
  await user.click(button('Apply for the certificate'))
  page.line.refuse(applyForCertificate)
  page.line.hold(getCertification)
  await user.click(inDialog().getByRole('button', { name: 'Apply' }))
  await redraw()
  expect(page.line.times(applyForCertificate)).toBe(1)
  expect(screen.queryByText(/Your application is under review/)).toBeNull()
})

test('a closed registration offers nothing', async () => {
  await registerInCertification(page.portal, page.learnerId, associate, 'enrol', { childStatus: 'closed' })
  await showEnrolment()
  expect(screen.getByText('This enrollment is closed.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a newer version is announced, and continued in after a confirmation', async () => {
  await enrol(page.elsewhere, older)
  const user = await showEnrolment(older)
  expect(screen.getByText(/There is a newer version/)).toBeDefined()
  await user.click(button('Switch to the newer version'))
  await user.click(inDialog().getByRole('button', { name: 'Switch' }))
  await redraw()
  expect(page.left).toEqual([`/eu/certification/detail/${associate}`])
})

test('after an update with all credits the exam is offered once', async () => {
  await enrol(page.elsewhere, older)
  await complete(page.portal, page.learnerId, await coursesOf(page.portal, associate))
  unwrap(await page.elsewhere.call(updateCertification, { newerId: associate, certificationId: older }))
  const user = await showEnrolment()
  await user.click(inDialog().getByRole('button', { name: 'Start the theory exam' }))
  await redraw()
  expect(page.line.times(acknowledgeUpdate)).toBe(1)
  expect(page.left).toEqual([`/eu/exam?relationId=${associate}&relationType=0`])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a certification that could not be loaded can be retried', async () => {
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await showEnrolment()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.line.up = true
  await user.click(button('Retry'))
  await redraw()
  expect(button('Enroll')).toBeDefined()
})
