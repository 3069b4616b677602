import { atom } from 'nanostores'
import { type Result, refusalCodeOf } from '../../api/result.ts'
import { saveExamDraft } from '../../contract/learning/exam.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { type RoomAnswer, toggleLetter } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { computeDeviceDeadline, setClock } from './exam-clock.ts'
import { $examFailure } from './exam-stage.ts'
import { $answers, $paper, $question } from './paper.ts'
import { deleteSavedExam, type PositionedAnswer, savePaper, saveUnsentAnswers } from './saved-exam.ts'

/**
 * The saving state of the answers; `at` is the instant of the last save, null before it. `saved`: the server has all
 * answers; `saving`: some are being sent; `kept`: some are stored on this device until the connection returns;
 * `ended`: some are stored on this device until the learner signs in again; `held`: some are not sent and this
 * browser cannot store them, so the page must stay open.
 */
export type AnswerSaving = { state: 'saved' | 'saving' | 'kept' | 'ended' | 'held'; at: string | null }

export const $answerSaving = atom<AnswerSaving>({ state: 'saved', at: null })

type Saved = ResponseOf<typeof saveExamDraft>

/** The callbacks for responses of the server that end the work on this page. */
export interface AnswerSavingCallbacks {
  onOver(): void
  onTaken(): void
  /** Called if the attempt does not belong to the learner who is signed in now. */
  onOtherLearner(): void
}

/** The delay before a failed save is repeated, in milliseconds, unless the response contains another delay. */
const retryDelay = 5000
/**
 * The interval in milliseconds at which an empty save is sent while no answer changes. Its response contains the
 * state of the attempt. A changed answer is sent immediately.
 */
const saveInterval = 30_000

let target: ExamTarget | undefined
let listener: AnswerSavingCallbacks | undefined
let waiting = new Map<number, RoomAnswer>()
/** The running save, which resolves to true if the server has acknowledged it; undefined while none is running. */
let sending: Promise<boolean> | undefined
/** The unsent answers that are stored on this device; undefined if this device cannot store them. */
let storedAnswers: PositionedAnswer[] | undefined
let stops: (() => void)[] = []
let retry: (() => void) | undefined

/** Returns the answers that the server has not acknowledged, in the order of the questions. */
export const listWaitingAnswers = (): PositionedAnswer[] =>
  [...waiting].map(([position, answer]) => ({ position, ...answer })).sort((a, b) => a.position - b.position)

/**
 * Starts saving the answers of the open exam paper. `before` contains the unsent answers of an earlier visit of the
 * page.
 */
export function startSaving(
  exam: ExamTarget,
  newListener: AnswerSavingCallbacks,
  before: readonly PositionedAnswer[],
): void {
  stopSaving()
  const { every } = environment()
  target = exam
  listener = newListener
  waiting = new Map(before.map(({ position, ...answer }) => [position, answer]))
  // The answers in `before` were read from this device, so they are already stored.
  storedAnswers = before.length > 0 ? listWaitingAnswers() : undefined
  $answers.set({ ...$answers.get(), ...Object.fromEntries(waiting) })
  $answerSaving.set({ state: waiting.size > 0 ? 'kept' : 'saved', at: null })
  stops = [
    every(() => void sendUnsentAnswers(), saveInterval),
    environment().onOnline(() => void sendUnsentAnswers()),
    environment().onHide(() => void sendUnsentAnswers({ keepalive: true })),
  ]
}

export function stopSaving(): void {
  for (const stop of stops) stop()
  stops = []
  retry?.()
  retry = undefined
  waiting = new Map()
  target = undefined
}

async function change(position: number, answer: RoomAnswer): Promise<void> {
  $answers.set({ ...$answers.get(), [position]: answer })
  waiting.set(position, answer)
  $answerSaving.set({ ...$answerSaving.get(), state: 'saving' })
  await storeOnDevice()
  void sendUnsentAnswers()
}

/** Stores the unsent answers and the exam paper on this device, before anything is sent. */
async function storeOnDevice(): Promise<void> {
  const paper = $paper.get()
  const exam = target
  if (!paper || !exam) return
  const { attemptId, seat } = paper
  const answers = listWaitingAnswers()
  const isStored = await saveUnsentAnswers(exam, { attemptId, seat, answers })
  storedAnswers = isStored ? answers : undefined
  // The exam was submitted in the meantime, so its data must not stay on this device.
  if (!$paper.get()) return deleteSavedExam(exam)
  if (target !== exam) return
  const given = $answers.get()
  const questions = paper.questions.map((question) => {
    const { letters = [], marked = false } = given[question.position] ?? {}
    return { ...question, given: letters, marked }
  })
  await savePaper(exam, { ...paper, questions, deadline: computeDeviceDeadline() })
}

/** Chooses an option of the current question. */
export function chooseOption(letter: string): void {
  const question = $question.get()
  if (!question?.options.some((option) => option.letter === letter)) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  void change(question.position, { letters: toggleLetter(question.type, letters, letter), marked })
}

/** Marks the current question, or removes the mark. */
export function toggleMark(): void {
  const question = $question.get()
  if (!question) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  void change(question.position, { letters, marked: !marked })
}

/**
 * Sends the unsent answers, or an empty save that returns the state of the attempt. Only one save runs at a time;
 * answers given in the meantime are sent with the next one.
 */
export async function sendUnsentAnswers(options: { keepalive?: boolean } = {}): Promise<void> {
  if (sending) {
    await sending
    return
  }
  sending = send(options).finally(() => {
    sending = undefined
  })
  if ((await sending) && waiting.size > 0 && target) await sendUnsentAnswers(options)
}

async function send(options: { keepalive?: boolean }): Promise<boolean> {
  const paper = $paper.get()
  if (!paper || !target) return false
  retry?.()
  const { attemptId, seat } = paper
  // Only answers that are stored on this device are sent, so that after a reload no older answer replaces them. A
  // page that is being hidden cannot wait for the storage and sends all answers.
  const answers = options.keepalive ? listWaitingAnswers() : (storedAnswers ?? listWaitingAnswers())
  const result = await environment().api.call(saveExamDraft, { attemptId, seat, answers }, options)
  // If the paper was submitted in the meantime, the page shows the result and ignores this response.
  if ($paper.get()?.attemptId !== attemptId) return false
  if (result.ok) await acknowledge(result.value, answers)
  else fail(result)
  return result.ok
}

async function acknowledge(saved: Saved, sent: readonly PositionedAnswer[]): Promise<void> {
  for (const { position, letters, marked } of sent) {
    const now = waiting.get(position)
    if (now && now.marked === marked && now.letters.join() === letters.join()) waiting.delete(position)
  }
  setClock(saved.secondsLeft)
  // The connection has returned, so the message about a failed submission is removed.
  $examFailure.set(null)
  await storeOnDevice()
  $answerSaving.set({ state: waiting.size > 0 ? 'saving' : 'saved', at: saved.savedAt })
  const current = $paper.get()
  if (current && saved.seat > current.seat) listener?.onTaken()
}

function fail({ failure }: Extract<Result<Saved>, { ok: false }>): void {
  const code = refusalCodeOf(failure)
  if (code === codeByReason.submitFailed) {
    listener?.onOver()
    return
  }
  if (code === codeByReason.notFound) {
    listener?.onOtherLearner()
    return
  }
  // The handler of the session's end, which the exam room sets, shows the learner that the session has ended.
  const ended = code === codeByReason.needLogin
  const safe = storedAnswers !== undefined || waiting.size === 0
  $answerSaving.set({ ...$answerSaving.get(), state: safe ? (ended ? 'ended' : 'kept') : 'held' })
  const seconds = failure.kind === 'refused' ? failure.retryAfter : undefined
  retry = environment().later(
    () => void sendUnsentAnswers(),
    seconds === undefined ? retryDelay : seconds * 1000,
  )
}
