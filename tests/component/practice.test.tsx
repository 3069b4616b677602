import { act, cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as practice from '#src/contract/learning/practice.ts'
import { TestDevice } from '../fixtures/device.ts'
import { awaitResponses, openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { isRightOption, publishBank } from '../fixtures/server/practice-bank.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

let page: Page
let isPublished = false

beforeEach(async () => {
  page = await openPageSignedIn()
  page.at('/eu/practice?kind=hsc')
  const editor = page.portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  if (!isPublished) await publishBank(editor, { size: 52 })
  isPublished = true
})

async function equip(device = new TestDevice(page.clock)): Promise<TestDevice> {
  const { setExamDevice } = await import('#src/environment/exam-device.ts')
  setExamDevice(device)
  return device
}

const showPractice = async (language = 'en') =>
  show(await import('#src/islands/practice/island.tsx'), { place }, language)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const wordsOf = (input: HTMLElement) =>
  input.closest('label')?.querySelector('span:last-child')?.textContent ?? ''
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('.options input')]
const rights = () => inputs().filter((input) => isRightOption(wordsOf(input)))
const wrongs = () => inputs().filter((input) => !isRightOption(wordsOf(input)))

test('the choice shows the known, learning and new questions of each topic', async () => {
  await showPractice()
  expect(heading('Topics')).toBeDefined()
  expect(screen.getByLabelText(/Lenses and light/)).toBeDefined()
  expect(screen.getByText('0 known, 0 learning, 52 new')).toBeDefined()
  expect(screen.getAllByText('0 known, 0 learning, 26 new')).toHaveLength(2)
})

test('an anonymous visitor is asked to sign in', async () => {
  page = await openPage()
  page.at('/eu/practice')
  await showPractice()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('notices:signInToPractise')
  expect(screen.queryByRole('button', { name: 'Start practicing' })).toBeNull()
})

test('a wrong answer is judged immediately, with the right one, the reason, and the time of its return', async () => {
  const user = await showPractice()
  await user.click(screen.getByLabelText(/Power and cabling/))
  await user.click(button('Start practicing'))
  await redraw()
  const question = document.activeElement as HTMLElement
  expect(question.id).toBe('question')
  expect(button('Check the answer').disabled).toBe(true)
  await user.click(wrongs()[0] as HTMLElement)
  await user.click(button('Check the answer'))
  await redraw()
  expect(document.activeElement).toBe(heading(/^Not right. Correct: [A-D]/))
  expect(screen.getByText(/Why: explanation of/)).toBeDefined()
  expect(screen.getByText('Comes back in 1 minute.')).toBeDefined()
  expect(screen.getByText('0 of 1 right')).toBeDefined()
  expect(screen.getByText('0 known, 1 learning, 25 new')).toBeDefined()
})

test('practice works by keyboard alone: a letter chooses, Enter checks, Enter continues', async () => {
  const user = await showPractice()
  await user.click(button('Start practicing'))
  await redraw()
  const first = screen.getByRole('heading', { level: 1 }).textContent
  for (const input of rights()) await user.keyboard(input.value.toLowerCase())
  await user.keyboard('{Enter}')
  await redraw()
  expect(heading('Right')).toBeDefined()
  await user.keyboard('{Enter}')
  await redraw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(inputs()[0])
})

test('a due wrong question comes first and is marked', async () => {
  const user = await showPractice()
  await user.click(button('Start practicing'))
  await redraw()
  const missed = screen.getByRole('heading', { level: 1 }).textContent
  await user.click(wrongs()[0] as HTMLElement)
  await user.click(button('Check the answer'))
  await redraw()
  page.clock.advance(60_000)
  await user.click(button('Topics'))
  await redraw()
  await user.click(button('Start with 1 due question'))
  await redraw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(missed)
  expect(screen.getByText('Due again')).toBeDefined()
})

test('offline nothing is lost: an error is shown, and the answer can be retried', async () => {
  const user = await showPractice()
  await user.click(button('Start practicing'))
  await redraw()
  await user.click(inputs()[0] as HTMLElement)
  page.line.up = false
  await user.click(button('Check the answer'))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('did not work')
  page.line.up = true
  await user.click(button('Check the answer'))
  await redraw()
  expect(heading(/^(Not right|Right)/)).toBeDefined()
})

test('a question that was answered in another tab is not judged again: the next one comes', async () => {
  const user = await showPractice()
  await user.click(button('Start practicing'))
  await redraw()
  const { $practiceQuestion } = await import('#src/stores/practice/question.ts')
  const requested = $practiceQuestion.get()
  const answer = { questionId: requested?.questionId ?? 0, turn: 0, letters: ['A'] }
  unwrap(await page.elsewhere.call(practice.answerPractice, answer))
  await user.click(inputs()[0] as HTMLElement)
  await user.click(button('Check the answer'))
  await redraw()
  expect($practiceQuestion.get()?.questionId).not.toBe(requested?.questionId)
  expect(screen.getByText('New')).toBeDefined()
})

test('a mock exam is begun, marked, submitted, and analysed by topic', async () => {
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  await user.click(button('Start a mock exam'))
  await redraw()
  expect(screen.getByRole('timer').textContent).toContain('1:00:00')
  for (const input of rights()) await user.keyboard(input.value.toLowerCase())
  await user.keyboard('f')
  await user.keyboard('{ArrowRight}')
  await redraw()
  expect(screen.getByText('Question 2 of 50')).toBeDefined()
  expect(screen.getByText('Saved')).toBeDefined()
  expect(button('Question 1, Answered, Marked')).toBeDefined()
  await user.click(button('Submit mock exam'))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Not answered: 2–50')
  await user.click(within(dialog).getByRole('button', { name: 'Submit anyway' }))
  await redraw()
  expect(document.activeElement).toBe(heading('You would not have passed'))
  expect(screen.getByText('2 of 100')).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(49)
  await user.click(button('Back to practice'))
  await redraw()
  expect(button(/^View the result from/)).toBeDefined()
})

test('offline a mock exam does not begin, and an error is shown until it does', async () => {
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  page.line.up = false
  await user.click(button('Start a mock exam'))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('did not work')
  page.line.up = true
  await user.click(button('Start a mock exam'))
  await redraw()
  expect(screen.getByRole('timer').textContent).toContain('1:00:00')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('answers to a mock exam that were given offline survive a reload', async () => {
  const device = await equip()
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  await user.click(button('Start a mock exam'))
  await redraw()
  page.line.up = false
  await user.click(inputs()[0] as HTMLElement)
  await redraw()
  expect([...device.kept.keys()].some((name) => name.includes('waiting paper mock'))).toBe(true)
  const { headers } = page
  cleanup()
  page = await openPage()
  Object.assign(page.headers, headers)
  page.at('/eu/practice?kind=hsc')
  await equip(device)
  const again = await showPractice()
  await again.click(button('Continue the mock exam'))
  await again.click(button('Continue the mock exam'))
  await redraw()
  expect(button(/^Question 1, Answered/)).toBeDefined()
  expect(screen.getByText('Saved')).toBeDefined()
  expect([...device.kept.keys()].filter((name) => name.includes('waiting'))).toEqual([])
})

test('no answer of a mock exam is sent before this device has stored it', async () => {
  const device = await equip()
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  await user.click(button('Start a mock exam'))
  await redraw()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  device.slowness = first.promise
  await user.keyboard('a')
  device.slowness = second.promise
  await user.keyboard('{ArrowRight}a')
  first.resolve()
  await redraw()
  const positions = () =>
    page.line.sent(practice.saveMockExam).map(({ answers }) => answers.map(({ position }) => position))
  expect(positions()).toEqual([[1]])
  expect(screen.queryByText('Saved')).toBeNull()
  second.resolve()
  await redraw()
  expect(positions().at(-1)).toContain(2)
  expect(screen.getByText('Saved')).toBeDefined()
})

test('at the end of a mock exam’s time, a missing connection is shown immediately', async () => {
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  await user.click(button('Start a mock exam'))
  await redraw()
  page.line.up = false
  const { setClock } = await import('#src/stores/exam/exam-clock.ts')
  await act(async () => setClock(0))
  expect(screen.getByRole('dialog', { name: 'Time is up' }).textContent).toContain('You are offline.')
})

test('when the time of a mock exam is up, one OK submits', async () => {
  const user = await showPractice()
  await user.click(button('Start a mock exam'))
  await user.click(button('Start a mock exam'))
  await redraw()
  const { setClock } = await import('#src/stores/exam/exam-clock.ts')
  await act(async () => setClock(0))
  expect(heading('Time is up')).toBeDefined()
  await user.click(button('OK'))
  await redraw()
  expect(heading('You would not have passed')).toBeDefined()
})

test('the practice history is deleted after a confirmation', async () => {
  const user = await showPractice()
  await user.click(button('Start practicing'))
  await redraw()
  await user.click(inputs()[0] as HTMLElement)
  await user.click(button('Check the answer'))
  await redraw()
  await user.click(button('Topics'))
  await redraw()
  expect(screen.getByText('0 known, 1 learning, 51 new')).toBeDefined()
  await user.click(button('Delete my practice history'))
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my practice history' }),
  )
  await redraw()
  expect(screen.getByText('0 known, 0 learning, 52 new')).toBeDefined()
})

test('the exam’s panel offers practice if there is a bank for its programme', async () => {
  const props = { id: 2, kind: 'hsc' as const, place }
  await show(await import('#src/islands/theory-exam/island.tsx'), props)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Practice for this exam' })
  expect(link.getAttribute('href')).toBe('/eu/practice?kind=hsc')
})

test('an answer is given once, and nothing can be chosen after the verdict until the next question', async () => {
  const { chooseBank, openPractice, toggleTopic, $chosenTopics, $practiceBank } = await import(
    '#src/stores/practice/bank-choice.ts'
  )
  const stores = await import('#src/stores/practice/question.ts')
  await openPractice('hsc')
  for (const key of ['one', 'two', 'one']) toggleTopic(key)
  chooseBank($practiceBank.get()?.bankId ?? null)
  expect($chosenTopics.get()).toEqual(['two'])
  chooseBank(null)
  expect($chosenTopics.get()).toEqual([])
  await openPractice('hsc')
  await stores.startPractice()
  stores.toggleOption('Z')
  await stores.submitPracticeAnswer()
  expect([stores.$chosenLetters.get(), page.line.times(practice.answerPractice)]).toEqual([[], 0])
  stores.toggleOption('A')
  await Promise.all([stores.submitPracticeAnswer(), stores.submitPracticeAnswer()])
  await stores.submitPracticeAnswer()
  stores.toggleOption('B')
  expect([stores.$chosenLetters.get(), stores.$practiceScore.get().answered]).toEqual([['A'], 1])
  expect(page.line.times(practice.answerPractice)).toBe(1)
  await stores.loadNextQuestion()
  expect([
    stores.$chosenLetters.get(),
    stores.$practiceAnswerResult.get(),
    stores.$practiceScore.get().answered,
  ]).toEqual([[], null, 1])
  await stores.startPractice()
  expect(stores.$practiceScore.get()).toEqual({ answered: 0, right: 0 })
})

test('answers to a mock exam are saved one call at a time, again after five seconds, and not after its time', async () => {
  await equip()
  const { openPractice } = await import('#src/stores/practice/bank-choice.ts')
  const mock = await import('#src/stores/practice/mock-exam.ts')
  const { $practiceStage } = await import('#src/stores/practice/stage.ts')
  await openPractice('hsc')
  mock.toggleMockExamMark()
  await mock.openMockExam()
  const saved = () => [
    page.line.times(practice.saveMockExam),
    mock.$isMockExamSaved.get(),
    mock.$isMockExamUnsent.get(),
  ]
  const after = async (milliseconds: number) => {
    page.clock.advance(milliseconds)
    await awaitResponses()
  }
  mock.chooseMockExamOption('Z')
  await awaitResponses()
  expect(saved()).toEqual([0, true, false])
  const first = page.line.hold(practice.saveMockExam)
  mock.chooseMockExamOption('A')
  await awaitResponses()
  mock.toggleMockExamMark()
  await awaitResponses()
  expect(saved()).toEqual([1, false, false])
  first()
  await awaitResponses()
  expect(saved()).toEqual([2, true, false])
  page.line.up = false
  mock.toggleMockExamMark()
  await awaitResponses()
  expect(saved()).toEqual([2, false, true])
  page.line.up = true
  await after(4999)
  expect(saved()).toEqual([2, false, true])
  await after(1)
  expect(saved()).toEqual([3, true, false])
  const answers = page.line.sent(practice.saveMockExam).map((each) => each.answers)
  expect(answers).toMatchObject(
    [false, true, false].map((marked) => [{ position: 1, letters: ['A'], marked }]),
  )
  await after(2 * 60 * 60_000)
  mock.toggleMockExamMark()
  await awaitResponses()
  expect($practiceStage.get()).toBe('result')
})
