import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { recordFocus } from '#src/contract/learning/attempt.ts'
import { submitExam } from '#src/contract/learning/exam.ts'
import { awaitResponses } from '../fixtures/page.ts'
import { take } from '../fixtures/server/exam.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  attemptId,
  begin,
  device,
  enterExam,
  givenOf,
  openExamPage,
  openTheoryPaper,
  page,
  ready,
  showRoom,
  submitOpen,
  theory,
} from './exam-page.ts'
import { redraw, show } from './show.tsx'

beforeEach(openExamPage)

test('keys choose, mark and move; the answer sheet follows, and each answer is saved', async () => {
  const user = await openTheoryPaper()
  await user.keyboard('b')
  await user.keyboard('f')
  await redraw()
  expect(screen.getByRole('button', { name: 'Question 1, Answered, Marked' })).toBeDefined()
  await user.keyboard('{ArrowRight}1')
  await redraw()
  expect(screen.getByText('Question 2 of 50')).toBeDefined()
  expect(document.activeElement?.tagName).toBe('H1')
  expect(screen.getAllByText('2 of 50 answered')).not.toHaveLength(0)
  expect(await givenOf(await attemptId())).toBe(2)
})

test('entry page, question and result take the focus, and the title names each', async () => {
  document.title = 'Exam'
  await ready()
  const user = await showRoom()
  expect(document.title).toBe('Video security associate | Exam')
  await enterExam(user, 'Start the exam')
  expect(document.title).toBe('Question 1 of 50 | Exam')
  expect(document.activeElement?.tagName).toBe('H1')
  await submitOpen(user)
  expect(document.title).toBe('Not passed this time | Exam')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Not passed this time' }))
})

test('the exam stays in its variant, desktop or mobile, even if the window is resized', async () => {
  await openTheoryPaper()
  expect(page.visit.get('view')).toBe('desktop')
  await openExamPage()
  page.at(`/mobile${page.url.pathname}${page.url.search}`)
  await openTheoryPaper()
  expect(page.visit.get('view')).toBe('mobile')
})

test('the keys can be turned off', async () => {
  const user = await openTheoryPaper()
  await user.click(screen.getByLabelText('Use these keys'))
  await user.keyboard('b')
  await redraw()
  expect(screen.getAllByText('0 of 50 answered')).not.toHaveLength(0)
})

test('the time is announced at ten, five and one minutes; then one OK submits', async () => {
  const user = await openTheoryPaper()
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

test('unanswered and marked questions are listed before submitting', async () => {
  const user = await openTheoryPaper()
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

test('window events are recorded and block nothing', async () => {
  await openTheoryPaper()
  for (const word of ['blur', 'focus'] as const) for (const heed of device.windows) heed(word)
  page.clock.advance(10_000)
  await redraw()
  expect(page.line.times(recordFocus)).toBe(1)
  const rows = await page.portal.db.select().from(focusEvent).where(eq(focusEvent.learnerId, page.learnerId))
  expect(rows.map(({ type }) => type)).toEqual(['blur', 'focus'])
})

/** Returns the attributes lang and dir of a part of the page. */
const marked = (part: Element | null | undefined) => [part?.getAttribute('lang'), part?.getAttribute('dir')]

test.each([
  ['en', 'ar', ['en', 'ltr']],
  ['ar', 'en', ['ar', 'rtl']],
] as const)(
  'words of a paper in %s on a page in %s run their own way, and what the page says about them runs its own',
  async (paper, shown, own) => {
    await ready()
    const { db } = page.portal
    await take(page.portal, page.elsewhere, theory, 44)
    await db.update(attempt).set({ language: paper })
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
    // The attempt with the same paper is set to be in progress.
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

test('a picture of a question is as large as the window allows, and has a text alternative', async () => {
  const { QuestionPicture } = await import('#src/ui/paper/QuestionPicture.tsx')
  const picture = { link: '/media/plan.png', width: 600, height: 400, says: 'A plan of two rooms' }
  const user = await show({ default: QuestionPicture, namespaces: ['exam'] }, { picture })
  await user.click(screen.getByRole('button', { name: 'Enlarge the picture: A plan of two rooms' }))
  const dialog = screen.getByRole('dialog', { name: 'Picture' })
  expect(within(dialog).getByRole('img', { name: 'A plan of two rooms' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const questionForm = async () => ({
  default: (await import('#src/ui/paper/QuestionForm.tsx')).QuestionForm,
  namespaces: ['exam'],
})
const drawn = (letter: string, says: string, text = '') => ({
  letter,
  text,
  picture: { link: `/media/${letter}.webp`, width: 720, height: 800, says },
})
const request = { type: 'single' as const, text: 'Welches Zeichen?', picture: null, chosen: [] }

test('picture options are named by their text alternative, else by their letters', async () => {
  const { type, text, picture, chosen } = request
  const options = [drawn('A', 'A fuse'), drawn('B', ''), { letter: 'C', text: 'None' }]
  const question = { type, text, picture, options, language: 'en' }
  const props = { question, name: 'answer', chosen, onChoose: () => undefined, head: '', children: '' }
  await show(await questionForm(), props)
  expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual([
    'A',
    'B',
    'C',
  ])
  for (const name of ['A fuse', 'Picture B', 'None'])
    expect(screen.getByRole('radio', { name })).toBeDefined()
  // The markup contains the picture's size, so that nothing moves when the picture loads.
  const image = screen.getByRole('img', { name: 'Picture B' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['180', '200'])
  await show(
    await questionForm(),
    { ...props, question: { ...question, options: [drawn('A', ''), drawn('B', '', 'Two')] } },
    'ar',
  )
  expect(screen.getByRole('radio', { name: 'الصورة A' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Two' })).toBeDefined()
})

test('a question in another language than the page shows its language', async () => {
  const { type, text, picture, chosen } = request
  const options = [{ letter: 'A', text: 'Dies' }]
  const question = { type, text, picture, options, language: 'de' }
  const props = { question, name: 'answer', chosen, onChoose: () => undefined, head: '', children: '' }
  await show(await questionForm(), props)
  expect(screen.getByText('Language of this question: German')).toBeDefined()
  expect(screen.getByRole('heading').getAttribute('lang')).toBe('de')
  await show(await questionForm(), { ...props, question: { ...question, language: 'en' } }, 'de')
  expect(screen.getByText('Diese Frage ist auf Englisch.')).toBeDefined()
})

test('window events that could not be sent go with the next report, fifty at a time', async () => {
  await begin()
  const happens = (type: 'blur' | 'hidden', times = 1) => {
    for (let time = 0; time < times; time += 1) for (const heed of device.windows) heed(type)
  }
  const sizes = () => page.line.sent(recordFocus).map(({ events }) => events.length)
  happens('blur', 60)
  for (const up of [false, true, true, true]) {
    page.line.up = up
    page.clock.advance(10_000)
    await awaitResponses()
  }
  expect(sizes()).toEqual([50, 10])
  happens('hidden')
  await awaitResponses()
  expect(sizes()).toEqual([50, 10, 1])
})

test('window events that a busy server refused are sent again, but no events that belong to another learner', async () => {
  await begin()
  const report = async () => {
    page.clock.advance(10_000)
    await awaitResponses()
    return page.line.times(recordFocus)
  }
  for (const heed of device.windows) heed('blur')
  page.line.refuse(recordFocus)
  expect([await report(), await report(), await report()]).toEqual([1, 2, 2])
  for (const heed of device.windows) heed('blur')
  page.headers.Cookie = (await signIn(page.portal, 'another-in-the-room@demo.test')).cookie
  page.clock.advance(10_000)
  await awaitResponses()
  expect([page.line.times(recordFocus), await report()]).toEqual([3, 3])
})

test('an exam is submitted once; a failure is shown until the connection returns, and an ended session asks to sign in', async () => {
  await begin()
  const { submitTheoryExam } = await import('#src/stores/exam/submission.ts')
  const { sendUnsentAnswers } = await import('#src/stores/exam/answer-saving.ts')
  const { $examStage, $examFailure } = await import('#src/stores/exam/exam-stage.ts')
  const { $sessionEnded } = await import('#src/stores/exam/open-exam-room.ts')
  page.line.up = false
  await submitTheoryExam(theory)
  expect($examFailure.get()).toBe('submit')
  page.line.up = true
  await sendUnsentAnswers()
  expect([$examFailure.get(), $sessionEnded.get()]).toEqual([null, false])
  const { Cookie = '' } = page.headers
  delete page.headers.Cookie
  await submitTheoryExam(theory)
  expect([$examFailure.get(), $sessionEnded.get(), $examStage.get().at]).toEqual([null, true, 'room'])
  page.headers.Cookie = Cookie
  const before = page.line.times(submitExam)
  await Promise.all([submitTheoryExam(theory), submitTheoryExam(theory)])
  expect([page.line.times(submitExam) - before, $examStage.get().at]).toEqual([1, 'result'])
})
