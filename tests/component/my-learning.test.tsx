import { act, screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { getMyCertificates } from '#src/contract/learning/certificate.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import { getOverview } from '#src/contract/learning/overview.ts'
import { markMessage } from '#src/contract/messaging/message.ts'
import { findOrders } from '#src/contract/money/order.ts'
import type { FirstCourse } from '#src/domain/course/course.ts'
import { enrolIn, watch } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place, placeInArabic } from '../fixtures/place.ts'
import { completeAllCourses, enrol } from '../fixtures/server/exam.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { forgetOrders, ordered } from '../fixtures/server/paying.ts'
import { payByCard, prepareAndConfirmRefund, runRefundJob } from '../fixtures/server/refunding.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, hour, registerInCertification, setClassroomStart } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** A course of certification 2 that ends with a quiz. */
const lesson = 1
const workshop = 17
const online = 2
const again = 19

let page: Page
const address = '/eu/my-learning'
beforeEach(async () => {
  page = await openPageSignedIn()
  page.at(address)
  await restoreAfterTest(page.portal, classroom, [workshop, online, again])
  await setClassroomStart(page.portal, workshop, 20 * day, { fee: null, capacity: 9, needsApproval: false })
})

const firstCourse: FirstCourse = {
  ...{ id: 5, name: 'Lenses', summary: 'Choose a lens.', language: 'en', seconds: 300 },
  ...{ subject: 'cctv', scene: null, picture: null },
}
const open = async (query = '', at = place) => {
  page.at(address + query)
  // The lazy panels are loaded first, so that no test waits for their compilation.
  await Promise.all([
    import('#src/islands/my-learning/TrainingTab.tsx'),
    import('#src/islands/my-learning/Messages.tsx'),
  ])
  const user = await show(await import('#src/islands/my-learning/island.tsx'), { place: at, firstCourse })
  await redraw()
  return user
}
const attend = async () =>
  unwrap(
    await page.elsewhere.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }),
  )

test('a learner who has not begun anything is offered a first course', async () => {
  await open()
  expect(screen.getByText('A good first course')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Open the course' })
  expect(link.getAttribute('href')).toBe('/eu/course/detail/5')
})

test('a started certification is shown with its steps, and links to its page', async () => {
  await enrol(page.elsewhere, 2)
  await open()
  const name = 'Continue: Video security associate'
  const link = await screen.findByRole('link', { name }, { timeout: 5000 })
  expect(link.getAttribute('href')).toBe('/eu/certification/detail/2')
  expect(screen.getAllByText('0 of 9 credits').some((text) => text.closest('.steps-note'))).toBe(true)
  expect(screen.getByText('Learn').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.queryByText('A good first course')).toBeNull()
})

test('an open exam comes first, with its date and attempts', async () => {
  await registerInCertification(page.portal, page.learnerId, 2, 'exam', {
    creditsAt: new Date(page.portal.clock.now),
  })
  await open()
  const row = (await screen.findAllByRole('link', { name: /^Start theory exam: Video/ }))[0]
  expect(row?.getAttribute('href')).toBe('/eu/exam?relationId=2&relationType=0')
  expect(screen.getAllByText(/2 attempts left/).length).toBeGreaterThan(0)
  expect(screen.getByText(/in 30 days/)).toBeDefined()
})

test('the last course comes first', async () => {
  await enrolIn(page, 1)
  await watch(page, 1, 0, 15)
  await open()
  expect(await screen.findByText('Continue where you left off')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue at 00:15' }).getAttribute('href')).toBe(
    '/eu/course/detail/1',
  )
})

test('an open quiz is the next step, and replaces the progress of its course', async () => {
  await enrol(page.elsewhere, 2)
  const { certifications } = unwrap(await page.elsewhere.call(getOverview, {}))
  const quizzed = certifications[0]?.openCourses.find(({ id }) => id === lesson)
  await page.portal.db
    .update(enrolment)
    .set({ process: 'learned' })
    .where(and(eq(enrolment.learnerId, page.learnerId), eq(enrolment.courseId, lesson)))
  const user = await open()
  const name = `Take the quiz: ${quizzed?.name}`
  const href = `/eu/exam?relationId=${quizzed?.id}&relationType=1&courseType=0`
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  expect(screen.getByText('Quiz available')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Courses and videos' }))
  const row = (await screen.findByRole('link', { name: quizzed?.name })).closest('li') as HTMLElement
  expect(within(row).getByText('Quiz available')).toBeDefined()
  expect(within(row).getByRole('link', { name }).getAttribute('href')).toBe(href)
  expect(within(row).queryByRole('progressbar')).toBeNull()
  expect(within(row).queryByText('100%')).toBeNull()
})

test('a tab is written into the address, and the address opens a tab', async () => {
  await enrolIn(page, 1)
  await watch(page, 1, 0)
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Courses and videos' }))
  await redraw()
  expect(page.url.search).toBe('?tab=1&subTab=1')
  // Only the first tab, with the next steps, has a progress bar.
  const bar = await screen.findByRole('progressbar', { name: /^Course progress: / })
  expect(Number(bar.getAttribute('value')) > 0).toBe(true)
  const row = bar.closest('li') as HTMLElement
  expect(row.querySelector('.cover')).not.toBeNull()
  expect(within(row).getByRole('link', { name: /^Continue: / })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull()
  expect(screen.getByText('Courses started')).toBeDefined()
  expect(screen.getByText('You have not watched a video yet.')).toBeDefined()
})

test('emails about a course are switched on and off', async () => {
  await enrolIn(page, 1)
  const user = await open('?tab=5')
  const box = () => screen.getByRole('checkbox', { name: /^Emails about / }) as HTMLInputElement
  await screen.findByRole('checkbox', { name: /^Emails about / })
  expect(box().checked).toBe(false)
  await user.click(box())
  await redraw()
  expect(box().checked).toBe(true)
})

test('a seat shows its status, and can be canceled here', async () => {
  await attend()
  const user = await open('?tab=1&subTab=2')
  const row = (
    await screen.findByRole('link', { name: 'Calendar file: Workshop: one gate, two people, four hours' })
  ).closest('li') as HTMLElement
  expect(within(row).getByText('Enrolled')).toBeDefined()
  await user.click(within(row).getByRole('button', { name: /^Cancel: / }))
  expect(screen.getByText('Your seat will go to someone else.')).toBeDefined()
  expect(screen.queryByText(/What you paid is not refunded/)).toBeNull()
  // The text names the venue's time zone, as the row does.
  expect(screen.getByText(/^You can cancel until .* GMT-3\.$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
  await redraw()
  expect(await screen.findByText('Canceled')).toBeDefined()
  const again = screen.getByRole('link', { name: /^Enroll again: Workshop/ })
  expect(again.getAttribute('href')).toBe(`/eu/classroom/detail/${workshop}`)
})

test('within 24 hours a seat can be neither canceled nor moved, and the reason is shown', async () => {
  await attend()
  await setClassroomStart(page.portal, workshop, 23 * hour)
  await open('?tab=1&subTab=2')
  expect(await screen.findByText(/You can’t cancel or change the date less than 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Cancel: / })).toBeNull()
})

test('a seat is moved to another date, after its overlaps were shown', async () => {
  await setClassroomStart(page.portal, online, 10 * day, { capacity: 9 })
  await setClassroomStart(page.portal, again, 20 * day, { capacity: 9 })
  await registerInCertification(page.portal, page.learnerId, 1)
  const { enrolInClassroom } = await import('#src/contract/learning/classroom-enrolment.ts')
  unwrap(
    await page.elsewhere.call(enrolInClassroom, { classroomId: online, emailNotification: 'subscribed' }),
  )
  await attend()
  const user = await open('?tab=1&subTab=2')
  await user.click(await screen.findByRole('button', { name: /^Move to another date: General/ }))
  expect(await screen.findByText(/^Overlaps with your session: Workshop: one gate/)).toBeDefined()
  const confirm = screen.getByRole('button', { name: 'Move my seat' }) as HTMLButtonElement
  expect(confirm.disabled).toBe(true)
  await user.click(screen.getByRole('radio'))
  await user.click(confirm)
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
  const links = screen.getAllByRole('link', { name: 'General security: three days online' })
  expect(links.some((link) => link.getAttribute('href') === `/eu/classroom/detail/${again}`)).toBe(true)
})

test('messages are read here, and then count as read', async () => {
  const data = { subject: { kind: 'classroom' as const, id: workshop } }
  await queueMail(page.portal.db, {
    kind: 'enrolled',
    learnerId: page.learnerId,
    data,
    now: page.portal.clock.now,
  })
  await (await openMailbox(page.portal)).deliver()
  const user = await open('?tab=6')
  expect(await screen.findByText('1 unread message')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /^Read: You are enrolled: Workshop/ }))
  expect(await screen.findByRole('heading', { name: /^You are enrolled/ })).toBeDefined()
  await redraw()
  expect(screen.queryByText('1 unread message')).toBeNull()
  expect(document.activeElement?.textContent).toBe('All messages')
  await user.click(screen.getByRole('button', { name: 'All messages' }))
  await user.click(await screen.findByRole('button', { name: /^Read: You are enrolled: Workshop/ }))
  await redraw()
  expect(page.line.times(markMessage)).toBe(1)
})

test('the calendar subscription gets an address, another one, and ends', async () => {
  const user = await open('?tab=1&subTab=2')
  await user.click(await screen.findByRole('button', { name: 'Create a subscription' }))
  const first = (await screen.findByText(/\/calendar\/feed\//)).textContent
  await user.click(screen.getByRole('button', { name: 'Get a new address' }))
  await redraw()
  expect(screen.getByText(/\/calendar\/feed\//).textContent).not.toBe(first)
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('button', { name: 'Create a subscription' })).toBeDefined()
})

test('an empty list shows a message and a link', async () => {
  await open('?tab=2')
  expect(await screen.findByText('You have no certificates yet.')).toBeDefined()
  expect(await screen.findByText('You have no certificates of attendance.')).toBeDefined()
  expect(await screen.findByText(/first medal/)).toBeDefined()
})

test('a list that could not be loaded is not empty, and can be retried', async () => {
  const user = await open()
  page.line.up = false
  await user.click(screen.getByRole('link', { name: 'Medals' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('heading', { name: 'Medals', level: 2 })).toBeDefined()
  expect(screen.queryByText(/first medal/)).toBeNull()
  page.line.up = true
  await user.click(retry)
  expect(await screen.findByText(/first medal/)).toBeDefined()
})

test('the next steps are not empty when one of their sources failed', async () => {
  page.at(address)
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await open()
  expect(await screen.findByText('Your next steps could not be loaded.')).toBeDefined()
  page.line.up = true
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement)
  await redraw()
  expect(screen.queryByText('Your next steps could not be loaded.')).toBeNull()
})

test('study records are deleted after a dialog that lists what is deleted and what stays', async () => {
  await enrol(page.elsewhere, 2)
  const user = await open()
  await user.click(
    await screen.findByRole('button', { name: 'Clear study records: Video security associate' }),
  )
  const dialog = within(screen.getByRole('dialog'))
  expect(within(dialog.getByRole('list', { name: 'What is deleted' })).getAllByRole('listitem')).toHaveLength(
    3,
  )
  expect(within(dialog.getByRole('list', { name: 'What is kept' })).getAllByRole('listitem')).toHaveLength(3)
  page.line.up = false
  await user.click(dialog.getByRole('button', { name: 'Clear them' }))
  await redraw()
  expect(dialog.getByRole('button', { name: 'Clear them' })).toBeDefined()
  page.line.up = true
  act(() => page.clock.advance(1000))
  await user.click(dialog.getByRole('button', { name: 'Clear them' }))
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Clear study records/ })).toBeNull()
})

test('study records are not deleted while the theory exam is open', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, 2)
  unwrap(await page.elsewhere.call(getExamPaper, { exam: 'theory', targetId: 2 }))
  await open()
  expect((await screen.findAllByText('Video security associate')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Clear study records/ })).toBeNull()
})

test('the dialog to delete the account lists what ends with it', async () => {
  await enrol(page.elsewhere, 2)
  await import('#src/islands/my-learning/Preferences.tsx')
  const user = await open('?tab=5')
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await redraw()
  expect(within(screen.getByRole('dialog')).getByText('Video security associate')).toBeDefined()
})

test('the personal information shows which required fields are missing', async () => {
  await page.portal.db.update(learner).set({ countryCode: null }).where(eq(learner.id, page.learnerId))
  await import('#src/islands/my-learning/InformationTab.tsx')
  await open('?tab=4')
  expect(await screen.findByText('Still missing: Country.')).toBeDefined()
})

test('the personal information leads to a form with every field that is shown', async () => {
  const known = { company: 'Engines Ltd', phoneCode: '49', phoneNumber: '301234' }
  await page.portal.db.update(learner).set(known).where(eq(learner.id, page.learnerId))
  await import('#src/islands/my-learning/InformationTab.tsx')
  await open('?tab=4')
  const link = await screen.findByRole('link', { name: 'Edit' })
  expect(link.getAttribute('href')).toMatch(/\/my-learning\/edit\?change=phoneNumber,(?:country,)?company$/)
})

test('the country is shown in the language of the page, not as it was saved', async () => {
  const known = { country: 'Polen', countryCode: 'PL' }
  await page.portal.db.update(learner).set(known).where(eq(learner.id, page.learnerId))
  await import('#src/islands/my-learning/InformationTab.tsx')
  await open('?tab=4')
  expect(await screen.findByText('Poland')).toBeDefined()
})

test('a refunded order has its invoice and its credit note, shows the refunded amount, and stays in the list', async () => {
  await forgetOrders(page.portal)
  await setClassroomStart(page.portal, workshop, 20 * day, {
    fee: { EUR: 24900, PLN: 106000 },
    capacity: 9,
    country: 'DE',
    venue: 'DE',
  })
  const placed = await ordered(page.elsewhere, 'workshop', workshop)
  await payByCard(page.portal, placed)
  await prepareAndConfirmRefund(page.portal, { seqNo: placed.seqNo as string })
  await runRefundJob(page.portal)
  const user = await open('?tab=1&subTab=2')
  expect((await screen.findByRole('link', { name: /^Trainings, exams and orders/ })).textContent).toMatch(
    /orders0$/,
  )
  const row = (await screen.findByText('Refunded: \u2068€296.31\u2069')).closest('li') as HTMLElement
  expect(within(row).getByText('Canceled')).toBeDefined()
  expect(within(row).getByRole('button', { name: `Invoice: ${placed.goods}` })).toBeDefined()
  expect(within(row).queryByRole('button', { name: /^Remove from the list/ })).toBeNull()
  await user.click(within(row).getByRole('button', { name: /^Credit note €296\.31 EU-CN-/ }))
  await redraw()
  expect(page.left.at(-1)).toMatch(/^\/media\/credit-note-eu-cn-\d{4}-\d{6}\.pdf\?/)
})

test('who returns from a payment reads what is booked, with place, calendar file and invoice, for an hour', async () => {
  await forgetOrders(page.portal)
  await setClassroomStart(page.portal, workshop, 20 * day, {
    fee: { EUR: 24900, PLN: 106000 },
    capacity: 9,
    country: 'DE',
    venue: 'DE',
  })
  const placed = await ordered(page.elsewhere, 'workshop', workshop)
  await payByCard(page.portal, placed)
  const user = await open('?tab=1&subTab=2')
  const tab = await screen.findByRole('link', { name: /^Trainings, exams and orders/ })
  await waitFor(() => expect(tab.textContent).toMatch(/orders2$/))
  const panel = within(await screen.findByRole('region', { name: 'Your seat is booked' }))
  expect(panel.getByText(`We received \u2068€296.31\u2069 for ${placed.goods}.`)).toBeDefined()
  expect(panel.getAllByRole('listitem')[0]?.textContent).toBe('Workshop · São Paulo')
  expect(panel.getByRole('link', { name: 'Training details' }).getAttribute('href')).toBe(
    `/eu/classroom/detail/${workshop}`,
  )
  expect(panel.getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toMatch(
    new RegExp(`^/calendar/classroom/${workshop}\\.ics`),
  )
  await user.click(panel.getByRole('button', { name: 'Invoice' }))
  await redraw()
  expect(page.left.at(-1)).toMatch(/^\/media\/invoice-/)
  await act(() => page.clock.advance(hour + 15_000))
  expect(screen.queryByRole('region', { name: 'Your seat is booked' })).toBeNull()
})

test('orders that another site sells lead to the payment page of that site', async () => {
  await forgetOrders(page.portal)
  await setClassroomStart(page.portal, workshop, 20 * day, { fee: { EUR: 24900, PLN: 106000 }, capacity: 9 })
  await ordered(page.elsewhere, 'workshop', workshop, 'bankTransfer')
  page.page = { siteId: placeInArabic.siteId, languageId: 1 }
  const { setEnvironment } = await import('#src/environment/environment.ts')
  setEnvironment(await page.environment())
  const user = await open('?tab=1&subTab=2', { ...placeInArabic, language: 'en' })
  const address = `/mobile/eu/payment?relationId=${workshop}&relationType=3`
  const links = screen.getAllByRole('link', { name: /^(Bank details|Continue payment)/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
  await user.click(screen.getByRole('button', { name: /^Change payment method/ }))
  await user.click(screen.getByRole('button', { name: 'Cancel and choose again' }))
  expect(page.left).toEqual([address])
})

test('after a failure only the part that failed is requested again', async () => {
  const { $nextSteps, loadNextSteps } = await import('#src/stores/my-learning/my-learning.ts')
  page.line.lose(findOrders)
  await loadNextSteps()
  expect($nextSteps.get().state).toBe('failed')
  await loadNextSteps()
  expect($nextSteps.get().state).toBe('ready')
  const parts = [getOverview, findMyTrainings, findOrders, getMyCertificates]
  expect(parts.map((call) => page.line.times(call))).toEqual([1, 1, 2, 1])
})

test('a choice about emails that could not be saved shows an error, and the courses stay', async () => {
  await enrolIn(page, 1)
  const { myLearningData, setCourseEmails } = await import('#src/stores/my-learning/my-learning.ts')
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  await myLearningData.courses.load()
  page.line.up = false
  await setCourseEmails(1, true)
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
  expect(myLearningData.courses.$state.get()).toMatchObject({ state: 'ready', value: [expect.anything()] })
})
