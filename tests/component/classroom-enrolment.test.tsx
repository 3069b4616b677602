import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import { enrolInClassroom } from '#src/contract/learning/classroom-enrolment.ts'
import { isPaymentRequired } from '#src/contract/money/order.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { createInvitationCode } from '../fixtures/server/letter.ts'
import { forgetOrders, noticeOf, notify, ordered } from '../fixtures/server/paying.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import {
  day,
  hour,
  newLearner,
  registerInCertification,
  setClassroomStart,
} from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/**
 * Two classrooms of Video security associate (one onsite with a fee, one online), and a workshop without a
 * certification.
 */
const associate = 2
const warsaw = 1
const online = 9
const workshop = 17
const fee = { EUR: 24900, PLN: 106000 }
/** A site whose classrooms include meals, so it asks about food. */
const feeding = { siteId: 3 }

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
  const { db } = page.portal
  await forgetOrders(page.portal)
  await db.delete(classroomEnrolment)
  await restoreAfterTest(page.portal, classroom, [warsaw, online, workshop])
  const free = { fee: null, needsApproval: false, waitingList: false }
  for (const id of [warsaw, online])
    await setClassroomStart(page.portal, id, 10 * day, { ...free, capacity: 12 })
  await setClassroomStart(page.portal, workshop, 10 * day, { ...free, capacity: 2 })
  await registerInCertification(page.portal, page.learnerId, associate)
})

const showEnrolment = async (id = warsaw) => {
  const { certificationId, venue, needsApproval, offer } = unwrap(
    await page.elsewhere.call(getClassroom, { id }),
  )
  const kind = certificationId === null ? null : 'hsc'
  return show(await import('#src/islands/classroom-enrolment/island.tsx'), {
    place,
    classroom: { id, certificationId, kind, venue, needsApproval, offer },
    staticHtml: {},
  })
}
/** Stores a seat of the signed-in learner. */
const seat = async (status: ClassroomEnrolmentStatus) => {
  const at = new Date(page.clock.now())
  const { learnerId } = page
  const row = { learnerId, classroomId: warsaw, status, emailNotification: 'subscribed' as const }
  await page.portal.db.insert(classroomEnrolment).values({ ...row, createdAt: at, changedAt: at })
}
const somebodyEnrols = async () => {
  const { api, learnerId } = await newLearner(page.portal, place.siteId)
  await registerInCertification(page.portal, learnerId, associate)
  unwrap(await api.call(enrolInClassroom, { classroomId: warsaw, emailNotification: 'subscribed' }))
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const toasts = async () => {
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  return $toasts.get().map(({ text }) => text)
}

test('a seat that another site sells has its price and a link to that site, and no button to enroll', async () => {
  await setClassroomStart(page.portal, warsaw, 10 * day, { fee })
  const { api } = await newLearner(page.portal, 1)
  const { offer } = unwrap(await api.call(getClassroom, { id: warsaw }))
  const here = { ...place, siteId: 1, prefix: '' }
  const props = { id: warsaw, certificationId: associate, kind: 'hsc' as const, venue: 'PL' }
  const showAt = async (shown: typeof offer) =>
    show(await import('#src/islands/classroom-enrolment/island.tsx'), {
      place: here,
      classroom: { ...props, needsApproval: false, offer: shown },
      staticHtml: {},
    })
  await showAt(offer)
  const way = screen.getByRole('link', { name: 'Book on the site for Europe' })
  expect(way.getAttribute('href')).toBe('/eu/classroom/detail/1')
  expect(document.body.textContent).toMatch(/zł.1303\.80.incl\. VAT/)
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  cleanup()
  await showAt({ kind: 'notOffered' })
  expect(screen.getByText('Not offered on this site')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
})

test('a canceled session is marked for visitors and participants, offers no seat, and links to other dates', async () => {
  await seat('cancelled')
  const off = { family: 'classroom', id: warsaw, reason: 'Ill', cancelledBy: 'ana' } as const
  await page.portal.db.insert(cancelledSession).values({ ...off, cancelledAt: new Date(page.clock.now()) })
  onTestFinished(async () => void (await page.portal.db.delete(cancelledSession)))
  await showEnrolment()
  expect(screen.getByText('The organizer has canceled this training.')).toBeDefined()
  expect(screen.queryByText('Full')).toBeNull()
  cleanup()
  await page.portal.db.delete(classroomEnrolment)
  await showEnrolment()
  expect(screen.getByText('This date has been canceled.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View other dates' }).getAttribute('href')).toBe(
    '/eu/product-security-certification/classroom',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('a learner takes a free seat, can add it to a calendar, and cancels it after a confirmation', async () => {
  const user = await showEnrolment()
  expect(screen.getByText('12 seats left')).toBeDefined()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  expect(screen.getByText('11 seats left')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    `/calendar/classroom/${warsaw}.ics?siteId=21&languageId=1`,
  )
  page.clock.advance(1000)
  await user.click(button('Cancel my enrollment'))
  expect(inDialog().getByRole('button', { name: 'Yes, cancel' }).className).toBe('btn bad')
  await user.click(inDialog().getByRole('button', { name: 'Yes, cancel' }))
  await redraw()
  expect(await toasts()).toContain('enrolment:classroom.cancelled')
  expect(button('Enroll')).toBeDefined()
  expect(screen.getByText('12 seats left')).toBeDefined()
})

test('within 24 hours of the start the seat can’t be canceled, and the reason is shown', async () => {
  await setClassroomStart(page.portal, warsaw, 24 * hour - 1)
  await seat('enrolled')
  await showEnrolment()
  expect(screen.getByText(/^You can’t cancel or change the date less than 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel my enrollment' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Move to another date' })).toBeNull()
})

test('when canceling became too late meanwhile, the seat stays and the popup shows the reason', async () => {
  await setClassroomStart(page.portal, warsaw, 25 * hour)
  await seat('enrolled')
  const user = await showEnrolment()
  await setClassroomStart(page.portal, warsaw, 24 * hour - 1)
  await user.click(button('Cancel my enrollment'))
  await user.click(inDialog().getByRole('button', { name: 'Yes, cancel' }))
  await redraw()
  const { $popup } = await import('#src/stores/notice/notices.ts')
  expect($popup.get()?.code).toBe(10011)
  expect(screen.getByText('You have a seat.')).toBeDefined()
})

test('food is requested only onsite and where the site orders it', async () => {
  page = await openPageSignedIn(feeding)
  await registerInCertification(page.portal, page.learnerId, associate)
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await redraw()
  await user.type(inDialog().getByLabelText('Allergies'), 'nuts')
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  expect(screen.getByText('You have a seat.')).toBeDefined()
  expect(await page.portal.db.select().from(classroomEnrolment)).toMatchObject([{ allergies: 'nuts' }])
})

test('where the site orders no food none is requested', async () => {
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await redraw()
  expect(inDialog().queryByLabelText('Allergies')).toBeNull()
})

test('online no food is requested', async () => {
  page = await openPageSignedIn(feeding)
  const user = await showEnrolment(online)
  await user.click(button('Enroll'))
  await redraw()
  expect(inDialog().queryByLabelText('Allergies')).toBeNull()
})

test('a seat with a fee shows its price and leads to the payment page', async () => {
  await setClassroomStart(page.portal, warsaw, 10 * day, { fee, country: 'DE', venue: 'DE' })
  const user = await showEnrolment()
  expect(screen.getByText('€296.31')).toBeDefined()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual([`/eu/payment?relationId=${warsaw}&relationType=1`])
  expect(page.line.times(enrolInClassroom)).toBe(0)
})

/**
 * Submits the code of an invitation. A learner who is not enrolled in the certification must first choose to enter
 * a code.
 */
const withLetter = async (code: string, isStranger = false) => {
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await redraw()
  if (isStranger) await user.click(button('I have an invitation code'))
  await redraw()
  await user.type(inDialog().getByRole('textbox'), code)
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual([])
}

test('an invitation replaces the fee; the reason for a rejected code is beside the field', async () => {
  await setClassroomStart(page.portal, warsaw, 10 * day, { fee })
  const code = await createInvitationCode(page.portal, { kind: 'classroom', targetId: warsaw })
  await withLetter(code)
  expect(screen.getByText('You have a seat.')).toBeDefined()
  page = await openPageSignedIn()
  await withLetter(code, true)
  expect(inDialog().getByRole('alert').textContent).toContain('already been used')
  const { $popup } = await import('#src/stores/notice/notices.ts')
  expect($popup.get()).toBeNull()
})

test('a workshop without certification is paid as a workshop, and has no field for a code', async () => {
  await setClassroomStart(page.portal, workshop, 10 * day, { fee })
  const user = await showEnrolment(workshop)
  await user.click(button('Enroll'))
  expect(inDialog().queryByRole('textbox')).toBeNull()
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual([`/eu/payment?relationId=${workshop}&relationType=3`])
})

test('a full classroom offers its waiting list free of charge, and shows the place on it', async () => {
  await setClassroomStart(page.portal, warsaw, 10 * day, { capacity: 1, waitingList: true })
  for (const _ of ['takes the seat', 'waits', 'waits']) await somebodyEnrols()
  await setClassroomStart(page.portal, warsaw, 10 * day, { fee })
  const user = await showEnrolment()
  await user.click(button('Join the waiting list'))
  await user.click(inDialog().getByRole('button', { name: 'Join the waiting list' }))
  await redraw()
  expect(screen.getByText(/You are number 3 on the waiting list/)).toBeDefined()
  expect(button('Leave the waiting list')).toBeDefined()
})

test('an unpaid held seat leads to the payment; a paid one waits for a reviewer', async () => {
  await setClassroomStart(page.portal, warsaw, 10 * day, {
    fee,
    needsApproval: true,
    country: 'DE',
    venue: 'DE',
  })
  const placed = await ordered(page.elsewhere, 'classroom', warsaw)
  await showEnrolment()
  expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
    `/eu/payment?relationId=${warsaw}&relationType=1`,
  )
  expect(await notify(page.portal, noticeOf(placed))).toBe(200)
  const { liveClassroom } = await import('#src/stores/classroom/classroom.ts')
  await liveClassroom.load(warsaw)
  await redraw()
  expect(screen.getByText(/A reviewer will decide/)).toBeDefined()
})

test.each([
  ['checkedIn', /checked in/],
  ['absent', /did not attend/],
  ['finished', /have finished/],
  ['cancelled', /The organizer/],
] as const)('an ended session offers no action: %s', async (status, words) => {
  await seat(status)
  await showEnrolment()
  expect(screen.getByText(words)).toBeDefined()
  // The button of the survey is filtered out, because the survey may not be loaded yet.
  const acts = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(acts.filter((text) => text !== 'Take the survey')).toEqual([])
})

test('a classroom that has begun can’t be enrolled in', async () => {
  await setClassroomStart(page.portal, warsaw, -hour)
  await showEnrolment()
  expect(screen.getByText('Enrollment is closed.')).toBeDefined()
})

test('a workshop uses its own calls to enrol and cancel', async () => {
  const user = await showEnrolment(workshop)
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  page.clock.advance(1000)
  await user.click(button('Cancel my enrollment'))
  await user.click(inDialog().getByRole('button', { name: 'Yes, cancel' }))
  await redraw()
  expect(button('Enroll')).toBeDefined()
  expect(await page.portal.db.select().from(classroomEnrolment)).toMatchObject([{ status: 'left' }])
})

test('the certification that a training requires is shown before the dialog, and links back to the training', async () => {
  page = await openPageSignedIn()
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await redraw()
  const needed = within(screen.getByRole('dialog', { name: 'What you need first' })).getByRole('link')
  expect(needed.getAttribute('href')).toBe('/eu/certification/detail/2')
  expect(needed.textContent).toBe('Video security associate')
  expect(screen.queryByRole('dialog', { name: 'Enroll in this training' })).toBeNull()
  needed.addEventListener('click', (event) => event.preventDefault())
  await user.click(needed)
  const { findReturnPage } = await import('#src/stores/session/return-page.ts')
  expect(findReturnPage(associate)).toMatchObject({ href: `/eu/classroom/detail/${warsaw}` })
  expect(findReturnPage(3)).toBeNull()
})

test('a refused order shows what is missing; an unreachable server shows an error; a refusal without a code closes the dialog', async () => {
  page = await openPageSignedIn()
  const { enrolByClassroom } = await import('#src/stores/classroom/classroom-enrolment.ts')
  const { $missingPrerequisites } = await import('#src/stores/prerequisite/prerequisite.ts')
  await setClassroomStart(page.portal, warsaw, 10 * day, { fee })
  const request = { code: '', mails: false, allergies: '', diet: '' }
  const item = unwrap(await page.elsewhere.call(getClassroom, { id: warsaw }))
  const enrolOnce = async (offer = item.offer) => {
    const open = await enrolByClassroom(place, { ...item, offer, kind: 'hsc' }, request)
    page.clock.advance(1000)
    return [open, $missingPrerequisites.get().map(({ id }) => id), await toasts()]
  }
  expect(await enrolOnce()).toEqual([null, [associate], []])
  page.line.lose(isPaymentRequired)
  expect(await enrolOnce()).toEqual([null, [associate], ['enrolment:unreachable']])
  expect([page.left, page.line.times(enrolInClassroom)]).toEqual([[], 0])
  await registerInCertification(page.portal, page.learnerId, associate)
  await setClassroomStart(page.portal, warsaw, -hour)
  expect((await enrolOnce({ kind: 'free' }))[0]).toBeNull()
  expect(page.line.times(enrolInClassroom)).toBe(1)
})
