import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'
import { saveExamDraft } from '../../contract/learning/exam.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { type RoomAnswer, toggleLetter } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { deviceDeadline, setClock } from './exam-clock.ts'
import { $examFailure } from './exam-stage.ts'
import { $answers, $paper, $question } from './paper.ts'
import { deleteSavedExam, type PositionedAnswer, savePaper, saveUnsentAnswers } from './saved-exam.ts'

/**
 * The state of the answers. `saved`: the server has all of them; `saving`: some are being sent; `kept`: some are
 * stored on this device until the connection returns; `ended`: the same until the learner signs in again; `held`:
 * unsent, and this browser stores nothing, so the page must stay open.
 */
export type AnswerSaving = { state: 'saved' | 'saving' | 'kept' | 'ended' | 'held'; at: string | null }

export const $answerSaving = atom<AnswerSaving>({ state: 'saved', at: null })

type Saved = ResponseOf<typeof saveExamDraft>

/** The callbacks for answers of the server that end the work on this page. */
export interface Listener {
  onOver(): void
  onTaken(): void
  onSessionEnded(): void
  /** The attempt belongs to another learner than the one who is signed in now. */
  onStranger(): void
}

/** The delay of a retry after a failed save, in milliseconds, unless the server names another one. */
const retryDelay = 5000
/** The interval of empty saves while nothing changes, in milliseconds; a changed answer is sent immediately. */
const saveInterval = 30_000

let target: ExamTarget | undefined
let listener: Listener | undefined
let waiting = new Map<number, RoomAnswer>()
/** The running save: resolves to true once the server has acknowledged it. */
let sending: Promise<boolean> | undefined
/** The answers that this device has stored since the last ones were sent; undefined if it stores nothing. */
let storedAnswers: PositionedAnswer[] | undefined
let stops: (() => void)[] = []
let retry: (() => void) | undefined

/** Returns the answers that the server has not acknowledged, in the order of the paper. */
export const listWaitingAnswers = (): PositionedAnswer[] =>
  [...waiting].map(([position, answer]) => ({ position, ...answer })).sort((a, b) => a.position - b.position)

/** Starts saving for the open paper, with answers that still wait from before. */
export function startSaving(
  exam: ExamTarget,
  newListener: Listener,
  before: readonly PositionedAnswer[],
): void {
  stopSaving()
  const { every } = environment()
  target = exam
  listener = newListener
  waiting = new Map(before.map(({ position, ...answer }) => [position, answer]))
  // Answers from before were read from this device.
  storedAnswers = before.length > 0 ? listWaitingAnswers() : undefined
  $answers.set({ ...$answers.get(), ...Object.fromEntries(waiting) })
  $answerSaving.set({ state: waiting.size > 0 ? 'kept' : 'saved', at: null })
  stops = [
    every(() => void sendNow(), saveInterval),
    environment().onOnline(() => void sendNow()),
    environment().onHide(() => void sendNow({ keepalive: true })),
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
  void sendNow()
}

/** Stores the waiting answers and the paper on this device, before anything is sent. */
async function storeOnDevice(): Promise<void> {
  const paper = $paper.get()
  const exam = target
  if (!paper || !exam) return
  const { attemptId, seat } = paper
  const answers = listWaitingAnswers()
  const isStored = await saveUnsentAnswers(exam, { attemptId, seat, answers })
  storedAnswers = isStored ? answers : undefined
  // The exam was submitted meanwhile: nothing of it stays stored.
  if (!$paper.get()) return deleteSavedExam(exam)
  if (target !== exam) return
  const given = $answers.get()
  const questions = paper.questions.map((question) => {
    const { letters = [], marked = false } = given[question.position] ?? {}
    return { ...question, given: letters, marked }
  })
  await savePaper(exam, { ...paper, questions, deadline: deviceDeadline() })
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
 * Sends the waiting answers, or an empty save that returns the state of the attempt. One save runs at a time; answers
 * given meanwhile go with the next.
 */
export async function sendNow(options: { keepalive?: boolean } = {}): Promise<void> {
  if (sending) {
    await sending
    return
  }
  sending = send(options).finally(() => {
    sending = undefined
  })
  if ((await sending) && waiting.size > 0 && target) await sendNow(options)
}

async function send(options: { keepalive?: boolean }): Promise<boolean> {
  const paper = $paper.get()
  if (!paper || !target) return false
  retry?.()
  const { attemptId, seat } = paper
  // Only stored answers are sent, so that after a reload no older one replaces them. A hidden page can't wait.
  const answers = options.keepalive ? listWaitingAnswers() : (storedAnswers ?? listWaitingAnswers())
  const answer = await environment().api.call(saveExamDraft, { attemptId, seat, answers }, options)
  // The paper may have been submitted meanwhile: then the response does not matter for the page, which shows the
  // result.
  if ($paper.get()?.attemptId !== attemptId) return false
  if (answer.ok) await acknowledge(answer.value, answers)
  else fail(answer)
  return answer.ok
}

async function acknowledge(saved: Saved, sent: readonly PositionedAnswer[]): Promise<void> {
  for (const { position, letters, marked } of sent) {
    const now = waiting.get(position)
    if (now && now.marked === marked && now.letters.join() === letters.join()) waiting.delete(position)
  }
  setClock(saved.secondsLeft)
  // The connection is back, so the exam can be submitted.
  if ($examFailure.get() === 'submit') $examFailure.set(null)
  await storeOnDevice()
  $answerSaving.set({ state: waiting.size > 0 ? 'saving' : 'saved', at: saved.savedAt })
  const current = $paper.get()
  if (current && saved.seat > current.seat) listener?.onTaken()
}

function fail({ failure }: Extract<Result<Saved>, { ok: false }>): void {
  const code = failure.kind === 'refused' ? failure.code : undefined
  if (code === codeByReason.submitFailed) {
    listener?.onOver()
    return
  }
  if (code === codeByReason.notFound) {
    listener?.onStranger()
    return
  }
  const ended = code === codeByReason.needLogin
  if (ended) listener?.onSessionEnded()
  const safe = storedAnswers !== undefined || waiting.size === 0
  $answerSaving.set({ ...$answerSaving.get(), state: safe ? (ended ? 'ended' : 'kept') : 'held' })
  const seconds = failure.kind === 'refused' ? failure.retryAfter : undefined
  retry = environment().later(() => void sendNow(), seconds === undefined ? retryDelay : seconds * 1000)
}
