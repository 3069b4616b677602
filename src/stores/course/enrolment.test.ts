import { beforeEach, expect, test } from 'vitest'
import { courseOf, enrolIn } from '#tests/fixtures/learning.ts'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { getCourse } from '../../contract/catalogue/course.ts'
import { enrolInCourse } from '../../contract/learning/enrolment.ts'

/** The ids of two demonstration courses; the second course needs a reviewer's approval. */
const [open, reviewed] = [1, 8]
let page: Page
let enrolment: typeof import('./enrolment.ts')
let notices: typeof import('../notice/notices.ts')

const load = async () => {
  enrolment = await import('./enrolment.ts')
  notices = await import('../notice/notices.ts')
}
beforeEach(async () => {
  page = await openPageSignedIn()
  await load()
})

const enrol = async (id = open) => enrolment.enrolByCourse(await courseOf(page, id))
const toasts = () => notices.$toasts.get().map((toast) => toast.text)
const statusShown = async () => {
  const now = (await import('./course.ts')).liveCourse.$live.get()
  return now.state === 'ready' && now.item.registrationStatus
}

test('a second click while the first is under way is ignored', async () => {
  const course = await courseOf(page, open)
  const answer = page.line.hold(enrolInCourse)
  const first = enrolment.enrolByCourse(course)
  await enrolment.enrolByCourse(course)
  answer()
  await first
  expect(page.line.times(enrolInCourse)).toBe(1)
})

test('clicks are ignored until 1 second after the answer', async () => {
  await enrol()
  page.clock.advance(999)
  await enrol()
  expect(page.line.times(enrolInCourse)).toBe(1)
  page.clock.advance(1)
  await enrol()
  expect(page.line.times(enrolInCourse)).toBe(2)
})

test('enrolling loads a course that is not loaded yet', async () => {
  await enrol()
  expect(await statusShown()).toBe('audited')
  expect(toasts()).toEqual(['enrolment:enrolled'])
})

test('enrolling does not reload a course that is loaded', async () => {
  const { liveCourse } = await import('./course.ts')
  await liveCourse.load(open)
  const requestsBefore = page.line.times(getCourse)
  await enrol()
  expect(page.line.times(getCourse)).toBe(requestsBefore)
  expect(await statusShown()).toBe('audited')
})

test('a course that needs approval says that it is under review', async () => {
  await enrol(reviewed)
  expect(toasts()).toEqual(['enrolment:underReview'])
})

test('an anonymous visitor is asked to sign in, and nothing is sent', async () => {
  page = await openPage()
  await load()
  await enrol()
  expect(notices.$signInReason.get()).toBe('enrolment:signInToEnrol')
  expect(page.line.times()).toBe(0)
})

test('a refusal opens the popup and shows the current status', async () => {
  await enrolIn(page, open)
  await enrol()
  expect(notices.$popup.get()).toMatchObject({ code: 10024 })
  expect(await statusShown()).toBe('audited')
})

test('an ended session opens sign-in, which returns to the page', async () => {
  const course = await courseOf(page, open)
  await (await import('../session/session.ts')).loadSession()
  page.headers.Cookie = 'session=ended; signed_in=1'
  await enrolment.enrolByCourse(course)
  expect(page.left[0]).toBe('/user/sso/login?target=%2Feu%2Fcourse%2Fdetail%2F7')
  expect(notices.$popup.get()).toBeNull()
})

test('offline, enrolling shows a toast and can be tried again after a second', async () => {
  page.line.up = false
  await enrol()
  expect(toasts()).toEqual(['enrolment:unreachable'])
  page.line.up = true
  page.clock.advance(1000)
  await enrol()
  expect(page.line.times(enrolInCourse)).toBe(1)
})

test('if the course cannot be loaded after a refusal, a toast says so', async () => {
  const course = await courseOf(page, open)
  await enrolIn(page, open)
  page.line.lose(getCourse)
  await enrolment.enrolByCourse(course)
  expect(toasts()).toEqual(['enrolment:unreachable'])
})
