import { atom } from 'nanostores'
import * as practice from '../../contract/learning/practice.ts'
import { type RoomAnswer, toggleLetter } from '../../domain/exam/room.ts'
import type { MockExamResult } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { setClock, stopClock } from '../exam/exam-clock.ts'
import { $answers, $paper, $question, openPaper } from '../exam/paper.ts'
import { deleteSavedExam, openLearnerStore, readSavedExam, saveUnsentAnswers } from '../exam/saved-exam.ts'
import { $session } from '../session/session.ts'
import { $practiceBank } from './bank-choice.ts'
import { $practiceStage, runPracticeAction } from './stage.ts'

/** The result that the page shows; null while it shows none. */
export const $mockExamResult = atom<MockExamResult | null>(null)
/** Whether the server has saved all answers of the mock exam. */
export const $isMockExamSaved = atom(true)
/** Whether the last save did not reach the server, so that answers are stored only on this device. */
export const $isMockExamUnsent = atom(false)

/** The delay before a failed save is repeated, in milliseconds. */
const retryDelay = 5000

let waiting = new Map<number, RoomAnswer>()
/** The unsent answers that are stored on this device; undefined if this device cannot store them. */
let stored: typeof waiting | undefined
let sending = false
let retry: (() => void) | undefined

const listAnswers = (answers: typeof waiting) =>
  [...answers].map(([position, answer]) => ({ position, ...answer }))

/** Starts a mock exam, or resumes the one in progress. */
export const openMockExam = (): Promise<void> =>
  runPracticeAction(async () => {
    const bank = $practiceBank.get()
    if (!bank) return false
    const result = await environment().api.call(practice.beginMockExam, { bankId: bank.bankId })
    if (!result.ok) return false
    const { mockId, secondsLeft, ...rest } = result.value
    waiting = await readStoredAnswers(mockId)
    stored = new Map(waiting)
    $isMockExamSaved.set(waiting.size === 0)
    $isMockExamUnsent.set(false)
    openPaper({ ...rest, attemptId: mockId, seat: 0, name: bank.name, holder: '' })
    $answers.set({ ...$answers.get(), ...Object.fromEntries(waiting) })
    setClock(secondsLeft)
    $practiceStage.set('mock')
    void save()
    return true
  })

/** Returns the key under which the device stores the mock exam of the chosen bank. */
const mockKey = () => ({ exam: 'mock', targetId: $practiceBank.get()?.bankId ?? 0 })

/**
 * Returns the answers of a mock exam that are stored on this device, because the page was left before they were
 * sent.
 */
async function readStoredAnswers(mockId: number): Promise<typeof waiting> {
  const session = $session.get()
  if (session.state === 'signedIn') openLearnerStore(session.learner.id)
  const stored = (await readSavedExam(mockKey())).waiting
  const answers = stored?.attemptId === mockId ? stored.answers : []
  return new Map(answers.map(({ position, ...answer }) => [position, answer]))
}

/** Stores the unsent answers on this device, so that a reload does not lose them. */
async function storeAnswers(attemptId: number): Promise<void> {
  const answers = new Map(waiting)
  const unsent = { attemptId, seat: 0, answers: listAnswers(answers) }
  stored = (await saveUnsentAnswers(mockKey(), unsent)) ? answers : undefined
}

/** Chooses an option of the current question. */
export function chooseMockExamOption(letter: string): void {
  const question = $question.get()
  if (!question?.options.some((option) => option.letter === letter)) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  change(question.position, { letters: toggleLetter(question.type, letters, letter), marked })
}

/** Marks the current question, or removes the mark. */
export function toggleMockExamMark(): void {
  const question = $question.get()
  if (!question) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  change(question.position, { letters, marked: !marked })
}

function change(position: number, answer: RoomAnswer): void {
  $answers.set({ ...$answers.get(), [position]: answer })
  waiting.set(position, answer)
  $isMockExamSaved.set(false)
  const paper = $paper.get()
  if (paper) void storeAnswers(paper.attemptId).then(save)
}

/**
 * Sends the unsent answers. Only one request runs at a time; answers given in the meantime are sent with the next
 * one.
 */
async function save(): Promise<void> {
  const paper = $paper.get()
  if (!paper || sending || waiting.size === 0) return
  sending = true
  retry?.()
  // Only answers that are stored on this device are sent, so that after a reload no older answer replaces them.
  const sent = stored ?? new Map(waiting)
  const request = { mockId: paper.attemptId, answers: listAnswers(sent) }
  const result = await environment().api.call(practice.saveMockExam, request)
  sending = false
  $isMockExamUnsent.set(!result.ok)
  if (result.ok) {
    for (const [position, given] of sent) if (waiting.get(position) === given) waiting.delete(position)
    setClock(result.value.secondsLeft)
    await storeAnswers(paper.attemptId)
    $isMockExamSaved.set(waiting.size === 0)
    return save()
  }
  // A refusal means that the time is over and the server has graded the mock exam.
  if (result.failure.kind === 'refused') return showMockExam(paper.attemptId)
  retry = environment().later(() => void save(), retryDelay)
}

/** Submits the mock exam, together with the answers that the server does not have yet. */
export const submitOpenMockExam = (): Promise<void> =>
  runPracticeAction(async () => {
    const paper = $paper.get()
    if (!paper) return false
    const given = { mockId: paper.attemptId, answers: listAnswers(waiting) }
    const result = await environment().api.call(practice.submitMockExam, given)
    if (result.ok) show(result.value)
    return result.ok
  })

/** Shows the result of an ended mock exam. */
export async function showMockExam(mockId: number): Promise<void> {
  const result = await environment().api.call(practice.getMockExamResult, { mockId })
  if (result.ok) show(result.value)
  else $practiceStage.set('failed')
}

function show(result: MockExamResult): void {
  retry?.()
  stopClock()
  waiting = new Map()
  void deleteSavedExam(mockKey())
  $paper.set(null)
  $mockExamResult.set(result)
  $practiceStage.set('result')
}
