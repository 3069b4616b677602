import { beforeEach, expect, test } from 'vitest'
import { courseWith, learnerWith } from '../../tests/fixtures/course.ts'
import { type FakePage, openPage } from '../../tests/fixtures/environment.ts'
import { held, settle } from '../../tests/fixtures/held.ts'
import { getCourse } from '../contract/course.ts'
import { enrolInCourse } from '../contract/enrolment.ts'
import { getSession } from '../contract/session.ts'

let page: FakePage
let enrolment: typeof import('./enrolment.ts')
let notices: typeof import('./notices.ts')
const course = courseWith()
const registration = { courseId: course.id, status: 'audited' as const }

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getCourse, () => courseWith({ registrationStatus: 'audited' }))
  page.portal.answer(enrolInCourse, () => registration)
  enrolment = await import('./enrolment.ts')
  notices = await import('./notices.ts')
})

const toasts = () => notices.$toasts.get().map((toast) => toast.text)

test('a second click while the first is under way is ignored', async () => {
  const answer = held<typeof registration>()
  page.portal.answer(enrolInCourse, () => answer.promise)
  const first = enrolment.enrol(course)
  await settle()
  await enrolment.enrol(course)
  answer.release(registration)
  await first
  expect(page.portal.times(enrolInCourse)).toBe(1)
})

test('clicks are ignored until 1 second after the answer', async () => {
  await enrolment.enrol(course)
  page.clock.advance(999)
  await enrolment.enrol(course)
  expect(page.portal.times(enrolInCourse)).toBe(1)
  page.clock.advance(1)
  await enrolment.enrol(course)
  expect(page.portal.times(enrolInCourse)).toBe(2)
})

test('after success the course is asked again, so that the whole page shows the same', async () => {
  await enrolment.enrol(course)
  const { $course } = await import('./course.ts')
  expect($course.get()).toMatchObject({ state: 'ready', course: { registrationStatus: 'audited' } })
  expect(toasts()).toEqual(['enrolment:enrolled'])
})

test('a course that needs approval says that it is under review', async () => {
  page.portal.answer(enrolInCourse, () => ({ courseId: course.id, status: 'notAudited' as const }))
  await enrolment.enrol(course)
  expect(toasts()).toEqual(['enrolment:underReview'])
})

test('whoever is not signed in is asked to sign in, and nothing is sent', async () => {
  page.signedIn = false
  await enrolment.enrol(course)
  expect(notices.$signInReason.get()).toBe('enrolment:signInToEnrol')
  expect(page.portal.calls).toEqual([])
})

test('a refusal opens the popup and shows what is true now', async () => {
  page.portal.answer(enrolInCourse, () => ({ refusal: 'alreadyRegistered' }))
  await enrolment.enrol(course)
  expect(notices.$popup.get()).toMatchObject({ code: 10024 })
  const { $course } = await import('./course.ts')
  expect($course.get()).toMatchObject({ state: 'ready', course: { registrationStatus: 'audited' } })
})

test('a session that ended leaves for sign-on and comes back here', async () => {
  page.portal.answer(enrolInCourse, () => ({ refusal: 'needLogin' }))
  await enrolment.enrol(course)
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fcourse%2Fdetail%2F7'])
  expect(notices.$popup.get()).toBeNull()
})

test('without a network it says so, and the next try is free after a second', async () => {
  page.portal.online = false
  await enrolment.enrol(course)
  expect(toasts()).toEqual(['enrolment:unreachable'])
  page.portal.online = true
  page.clock.advance(1000)
  await enrolment.enrol(course)
  expect(page.portal.times(enrolInCourse)).toBe(1)
})
