import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { session } from '#server/db/schema/session.ts'
import { topic } from '#server/db/schema/topic.ts'
import { recordFocus } from '#src/contract/attempt.ts'
import { getExamPaper, saveExamDraft, submitExam } from '#src/contract/exam.ts'
import { grantExtraTime } from '#src/contract/extra-time.ts'
import { takeOutQuestion } from '#src/contract/question-bank.ts'
import { TestDevice } from '../fixtures/device.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { learn, readyFor, take } from '../fixtures/server/exam.ts'
import { wanted } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { staff } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

const associate = 2
const theory = { exam: 'theory', targetId: associate } as const
let page: Page
let device: TestDevice

async function equip(): Promise<void> {
  device = new TestDevice(page.clock)
  const { setDevice } = await import('#src/environment/device.ts')
  setDevice(device)
}

beforeEach(async () => {
  page = await openPageSignedIn()
  page.at('/eu/exam?relationId=2&relationType=0')
  await equip()
})

/** What is loaded when it is shown is loaded before, so that a test need not wait for files. */
const later = () =>
  Promise.all([
    import('#src/islands/exam-room/AllAttempts.tsx'),
    import('#src/islands/exam-room/Analysis.tsx'),
    import('#src/islands/exam-room/Attempts.tsx'),
    import('#src/islands/exam-room/Closed.tsx'),
    import('#src/islands/exam-room/Door.tsx'),
    import('#src/islands/exam-room/Outcome.tsx'),
    import('#src/islands/exam-room/Outside.tsx'),
  ])

async function showRoom(language = 'en') {
  await later()
  const user = await show(await import('#src/islands/exam-room/island.tsx'), { place }, language)
  await redraw()
  return user
}
const ready = () => readyFor(page.portal, page.learnerId, page.elsewhere, associate)

/** Sits down at the table of the theory exam. */
async function sit() {
  await ready()
  const user = await showRoom()
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  page.clock.advance(100)
  await redraw()
  return user
}

/** Submits the exam with questions left open, to its result. */
async function submitOpen(user: Awaited<ReturnType<typeof sit>>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit exam' }))
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Not passed this time' })).toBeDefined()
}

const attemptId = async () => wanted(await page.elsewhere.call(getExamPaper, theory)).attemptId
const givenOf = async (id: number) =>
  (await page.portal.db.select().from(attemptQuestion).where(eq(attemptQuestion.attemptId, id))).filter(
    ({ given }) => given.length > 0,
  ).length

test('the door tells questions, time, what passes, attempts, and the end of the window', async () => {
  await ready()
  await showRoom()
  expect(screen.getByRole('heading', { level: 1, name: 'Video security associate' })).toBeDefined()
  for (const told of ['50', '60 minutes', '80 of 100', '2']) expect(screen.getByText(told)).toBeDefined()
  expect(screen.getByText('Start by')).toBeDefined()
  expect(screen.getByText(/^The server answers in/)).toBeDefined()
})

test('extra time is told at the door and beside the clock', async () => {
  await ready()
  const reviewer = await staff(page.portal, 'reviewer')
  wanted(await reviewer.call(grantExtraTime, { email: page.email, percent: 25 }))
  const user = await showRoom()
  expect(screen.getByText('75 minutes')).toBeDefined()
  expect(screen.getByText('This includes 15 minutes of extra time, granted to you.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  page.clock.advance(100)
  await redraw()
  expect(screen.getByRole('timer').textContent).toContain('with +15 min')
})

test('a start waits a tenth of a second, and a second click begins nothing more', async () => {
  await ready()
  const user = await showRoom()
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  page.clock.advance(99)
  await redraw()
  expect(page.line.times(getExamPaper)).toBe(0)
  page.clock.advance(1)
  await redraw()
  expect(page.line.times(getExamPaper)).toBe(1)
  expect(device.holds).toBe(true)
})

test('keys choose, mark and move; the sheet follows, and each answer is saved', async () => {
  const user = await sit()
  await user.keyboard('b')
  await user.keyboard('f')
  await redraw()
  expect(screen.getByRole('button', { name: 'Question 1, Answered, Marked' })).toBeDefined()
  await user.keyboard('{ArrowRight}1')
  await redraw()
  expect(screen.getByText('Question 2 of 50')).toBeDefined()
  expect(document.activeElement?.tagName).toBe('H1')
  expect(screen.getByText('2 of 50 answered')).toBeDefined()
  expect(await givenOf(await attemptId())).toBe(2)
})

test('the keys can be turned off', async () => {
  const user = await sit()
  await user.click(screen.getByLabelText('Use these keys'))
  await user.keyboard('b')
  await redraw()
  expect(screen.getByText('0 of 50 answered')).toBeDefined()
})

test('without a line answers wait on the device, and go there once they are acknowledged', async () => {
  const user = await sit()
  const id = await attemptId()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  expect(screen.getAllByText('No connection: kept on this device')).toHaveLength(2)
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(true)
  page.line.up = true
  page.comesOnline.fire()
  await redraw()
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(false)
  // The paper was opened once more by the test, so the answer came from an older seat: it is kept all the same.
  expect(await givenOf(id)).toBe(1)
})

test('a browser that keeps nothing says that the page must stay open', async () => {
  const user = await sit()
  device.keeps = false
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  expect(screen.getAllByText('No connection: keep this page open').length).toBeGreaterThan(0)
})

test('the time is said at ten, five and one minutes; then one OK submits', async () => {
  const user = await sit()
  for (const [seconds, said] of [
    [3000, '10 minutes left'],
    [300, '5 minutes left'],
    [240, '1 minute left'],
  ] as const) {
    page.clock.advance(seconds * 1000)
    await redraw()
    expect(screen.getByText(said)).toBeDefined()
  }
  page.clock.advance(60_000)
  await redraw()
  const dialog = screen.getByRole('dialog', { name: 'Time is up' })
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await redraw()
  expect(page.line.times(submitExam)).toBe(1)
  expect(await screen.findByRole('heading', { name: 'Not passed this time' })).toBeDefined()
  expect(device.holds).toBe(false)
})

test('what is unanswered and marked is named before it is submitted', async () => {
  const user = await sit()
  await user.keyboard('af')
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Submit exam' }))
  const dialog = screen.getByRole('dialog', { name: 'Submit with 49 questions unanswered?' })
  expect(dialog.textContent).toContain('Not answered: 2–50.')
  expect(dialog.textContent).toContain('Marked: 1.')
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(screen.getByText('Question 2 of 50')).toBeDefined()
  expect(page.line.times(submitExam)).toBe(0)
})

test('another tab that sits down is believed at once, and the seat can be taken back', async () => {
  const user = await sit()
  const { attemptId: id, seat } = wanted(await page.elsewhere.call(getExamPaper, theory))
  const { act } = await import('@testing-library/react')
  act(() => device.hear({ attemptId: id, seat }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'You continued elsewhere' })).toBeDefined()
  await user.keyboard('a')
  await redraw()
  expect(page.line.sent(saveExamDraft).flatMap(({ answers }) => answers)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue here instead' }))
  await redraw()
  expect(screen.getByText('Question 1 of 50')).toBeDefined()
  expect(device.told.at(-1)).toEqual({ attemptId: id, seat: seat + 1 })
})

test('another device that sat down is noticed with the next save', async () => {
  const user = await sit()
  wanted(await page.elsewhere.call(getExamPaper, theory))
  await user.keyboard('a')
  await redraw()
  expect(screen.getByRole('heading', { name: 'You continued elsewhere' })).toBeDefined()
})

test('a save that is answered after the exam was submitted leaves the result alone', async () => {
  const user = await sit()
  const release = page.line.hold(saveExamDraft)
  await user.keyboard('a')
  await redraw()
  await submitOpen(user)
  release()
  await redraw()
  expect(screen.getByRole('heading', { name: 'Not passed this time' })).toBeDefined()
})

test('what a slow disk has not written when the exam is submitted is not kept afterwards', async () => {
  const user = await sit()
  const { promise, resolve } = Promise.withResolvers<void>()
  device.slowness = promise
  await user.keyboard('a')
  await submitOpen(user)
  resolve()
  await redraw()
  expect([...device.kept.keys()].filter((name) => name.includes(' paper '))).toEqual([])
})

test('a session that ends keeps the page and the answers', async () => {
  const user = await sit()
  await page.portal.db.delete(session).where(eq(session.learnerId, page.learnerId))
  await user.keyboard('a')
  await redraw()
  expect(page.left).toEqual([])
  expect(screen.getAllByText('Session ended: kept on this device')).not.toHaveLength(0)
  const dialog = screen.getByRole('dialog', { name: 'Your session has ended' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign in and continue' }))
  expect(device.holds).toBe(false)
  expect(page.left[0]).toContain('/user/sso/login')
  expect(decodeURIComponent(page.left[0] ?? '')).toContain('/eu/exam?relationId=2&relationType=0')
})

test('what happens to the window is noted and blocks nothing', async () => {
  await sit()
  for (const word of ['blur', 'focus'] as const) for (const heed of device.windows) heed(word)
  page.clock.advance(10_000)
  await redraw()
  expect(page.line.times(recordFocus)).toBe(1)
  const rows = await page.portal.db.select().from(focusEvent).where(eq(focusEvent.learnerId, page.learnerId))
  expect(rows.map(({ type }) => type)).toEqual(['blur', 'focus'])
})

test('who does not qualify meets one way back, to the right page', async () => {
  await showRoom()
  const dialog = await screen.findByRole('dialog', { name: 'You do not qualify for this exam yet' })
  const back = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Back to the certification' })
  expect(back.getAttribute('href')).toBe('/eu/certification/detail/2#take-exam')
  expect(screen.getByRole('banner').textContent).toContain('Video security associate')
})

test('an exam that is not there, and an address without one, lead to the not-found page', async () => {
  page.at('/eu/exam?relationId=999&relationType=0')
  await showRoom()
  expect(page.left).toEqual(['/eu/exception/notFound'])
  page = await openPageSignedIn()
  await equip()
  page.at('/eu/exam')
  await showRoom()
  expect(page.left).toEqual(['/eu/exception/notFound'])
})

test('an anonymous reader is asked to sign in', async () => {
  page = await openPage()
  page.at('/eu/exam?relationId=2&relationType=0')
  await equip()
  await showRoom()
  const { $signInReason } = await import('#src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForExam')
  expect(await screen.findByRole('link', { name: 'Back to the certification' })).toBeDefined()
})

test('after a pass the next step is the application, and the answers may be looked at', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 44)
  await showRoom()
  expect(await screen.findByRole('heading', { name: 'You have passed' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Apply for the certificate' })).toBeDefined()
  const answers = await screen.findByRole<HTMLAnchorElement>('link', { name: /^See the answers/ })
  page.at(answers.getAttribute('href') ?? '')
  const user = await showRoom()
  expect(await screen.findByText('44 of 50 right')).toBeDefined()
  await user.click(screen.getByLabelText('Wrong answers only'))
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

/** How the words of a part of the page are marked. */
const marked = (part: Element | null | undefined) => [part?.getAttribute('lang'), part?.getAttribute('dir')]

test.each([
  ['en', 'ar', ['en', 'ltr']],
  ['ar', 'en', ['ar', 'rtl']],
] as const)(
  'words of a paper in %s on a page in %s run their own way, and what the page says about them runs its own',
  async (paper, shown, own) => {
    await ready()
    const { db } = page.portal
    const texts = await db.select().from(questionText)
    await take(page.portal, page.elsewhere, theory, 44)
    await db.update(attempt).set({ language: paper })
    if (paper === 'ar') {
      const rows = texts.map((each) => ({ ...each, language: 'ar', question: `سؤال ${each.id}` }))
      await db.insert(questionText).values(rows).onConflictDoNothing()
    }
    const [row] = await db.select().from(attempt).where(eq(attempt.learnerId, page.learnerId))
    page.at(`/eu/exam?relationId=2&relationType=0&attempt=${row?.id}`)
    await showRoom(shown)
    const [article] = await screen.findAllByRole('article')
    expect(marked(article?.querySelector('h2'))).toEqual(own)
    expect(marked(article?.querySelector('li.opt'))).toEqual(own)
    expect(marked(article?.querySelector('.note p'))).toEqual(own)
    expect(marked(article?.querySelector('li.opt.right > .row'))).toEqual([
      shown,
      shown === 'ar' ? 'rtl' : 'ltr',
    ])
    // The same paper, under way.
    await db.update(attempt).set({ state: 'open', deadline: new Date(page.clock.now() + 3_600_000) })
    await db.update(certificationEnrolment).set({ progress: 'exam' })
    page.visit.set('exam-room theory 2', '1')
    page.at('/eu/exam?relationId=2&relationType=0')
    await showRoom(shown)
    const [text] = await screen.findAllByRole('heading', { level: 1 })
    expect(marked(text)).toEqual(own)
    const options = [...document.querySelectorAll('label.opt')]
    expect(options.length).toBeGreaterThan(1)
    for (const option of options) expect(marked(option)).toEqual(own)
    expect(marked(document.querySelector('legend'))).toEqual([null, null])
  },
)

test('a question that was taken out says that it counts as right for everybody', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 39)
  const answered = await page.portal.db
    .select({ id: question.id, correct: question.correct, given: attemptQuestion.given })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .innerJoin(attempt, eq(attempt.id, attemptQuestion.attemptId))
    .where(eq(attempt.learnerId, page.learnerId))
  const wrong = answered.find(({ correct, given }) => !correct.every((option) => given.includes(option)))
  const reviewer = await staff(page.portal, 'reviewer')
  wanted(await reviewer.call(takeOutQuestion, { questionId: wrong?.id as number, reason: 'Two are right' }))
  const [row] = await page.portal.db.select().from(attempt).where(eq(attempt.learnerId, page.learnerId))
  page.at(`/eu/exam?relationId=2&relationType=0&attempt=${row?.id}`)
  await showRoom()
  expect(await screen.findByText('40 of 50 right')).toBeDefined()
  const said = screen.getAllByText(/^This question was removed/)
  expect(said).toHaveLength(1)
  expect(within(said[0]?.closest('article') as HTMLElement).getByText('Right')).toBeDefined()
})

test('after two failures it says what enrolling again means, and asks before', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 10)
  await take(page.portal, page.elsewhere, theory, 20)
  const user = await showRoom()
  expect(await screen.findByText('80 of 100 are needed. 0 attempts are left.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Enroll again' }))
  const dialog = screen.getByRole('dialog', { name: 'Enroll again' })
  await user.click(within(dialog).getByRole('button', { name: 'Enroll again' }))
  await redraw()
  expect(page.left).toEqual(['/eu/certification/detail/2'])
})

test('a picture of a question is shown as large as the window allows, and says what it shows', async () => {
  const { Picture } = await import('#src/ui/paper/Picture.tsx')
  const picture = { link: '/media/plan.png', width: 600, height: 400, says: 'A plan of two rooms' }
  const user = await show({ default: Picture, areas: ['exam'] }, { picture })
  await user.click(screen.getByRole('button', { name: 'Enlarge the picture: A plan of two rooms' }))
  const dialog = screen.getByRole('dialog', { name: 'Picture' })
  expect(within(dialog).getByRole('img', { name: 'A plan of two rooms' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a line a reload goes on with the paper that this device has kept', async () => {
  const user = await sit()
  await user.keyboard('a')
  await redraw()
  const { kept } = device
  const { visit, headers } = page
  const before = page
  page = await openPage()
  Object.assign(page.headers, headers)
  for (const [name, value] of visit) page.visit.set(name, value)
  page.at('/eu/exam?relationId=2&relationType=0')
  await equip()
  for (const [name, value] of kept) device.kept.set(name, value)
  device.person = before.learnerId
  page.line.up = false
  const again = await showRoom()
  expect(screen.getByText('Question 1 of 50')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Question 1, Answered' })).toBeDefined()
  await again.keyboard('{ArrowRight}b')
  await redraw()
  expect(screen.getByText('2 of 50 answered')).toBeDefined()
})

test('who signs in on this device in the middle gets nothing of the other’s exam, whose answers wait', async () => {
  const user = await sit()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  page.line.up = true
  page.headers.Cookie = (await signIn(page.portal, 'somebody-else@demo.test')).cookie
  page.comesOnline.fire()
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=2&relationType=0'])
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(true)
})

test.each([
  ['quiz', '1', 'Course quiz'],
  ['topic', '2', 'Topic quiz'],
] as const)(
  'a %s has no clock and no last attempt, and is tried again with another draw',
  async (kind, code, name) => {
    const { db } = page.portal
    if (kind === 'quiz') {
      await db.update(course).set({ quiz: 101 }).where(eq(course.id, 1))
      await learn(page.portal, page.learnerId, [1])
    } else await db.update(topic).set({ quiz: 101 }).where(eq(topic.id, 1))
    page.at(`/eu/exam?relationId=1&relationType=${code}`)
    const user = await showRoom()
    expect(screen.getByText(name)).toBeDefined()
    expect(screen.getAllByText('No limit')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Start the quiz' }))
    page.clock.advance(100)
    await redraw()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Question 1 of 5')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Submit quiz' }))
    await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
    await redraw()
    expect(screen.getByText('60 of 100 are needed.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await redraw()
    expect(screen.getByRole('button', { name: 'Start the quiz' })).toBeDefined()
  },
)
