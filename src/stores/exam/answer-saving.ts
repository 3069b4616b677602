import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'
import { saveExamDraft } from '../../contract/learning/exam.ts'
import type { AnswerOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { type RoomAnswer, toggleLetter } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { $trouble } from './exam-stage.ts'
import { $answers, $paper, $question } from './paper.ts'
import { deleteSavedExam, type PositionedAnswer, savePaper, saveWaiting } from './saved-exam.ts'
import { deadlineHere, setClock } from './time.ts'

/**
 * What became of the answers: all are with the server, some are on their way, or kept on this device until the line
 * is back; `ended`: the same until somebody signs on; `held`: they went nowhere and this browser keeps nothing, so the page must
 * stay open.
 */
export type AnswerSaving = { state: 'saved' | 'saving' | 'kept' | 'ended' | 'held'; at: string | null }

export const $answerSaving = atom<AnswerSaving>({ state: 'saved', at: null })

type Saved = AnswerOf<typeof saveExamDraft>

/** What the room does when a save tells more than that it worked. */
export interface Listener {
  onOver(): void
  onTaken(): void
  onSessionEnded(): void
  /** The attempt is not that of whoever is signed in now. */
  onStranger(): void
}

/** How long after a failed save the next one is tried, and how often an idle room asks, in milliseconds. */
const againAfter = 5000
const askEvery = 30_000

let target: ExamTarget | undefined
let listener: Listener | undefined
let waiting = new Map<number, RoomAnswer>()
/** The save under way: true once the server has acknowledged it. */
let sending: Promise<boolean> | undefined
/** Whether this device stores what waits. */
let keepsHere = false
let stops: (() => void)[] = []
let retry: (() => void) | undefined

/** The answers that the server has not acknowledged, in the order of the paper. */
export const waitingNow = (): PositionedAnswer[] =>
  [...waiting].map(([position, answer]) => ({ position, ...answer })).sort((a, b) => a.position - b.position)

/** Starts saving for the paper on the table, with answers that still wait from before. */
export function startSaving(of: ExamTarget, tells: Listener, before: readonly PositionedAnswer[]): void {
  stopSaving()
  const { every } = environment()
  target = of
  listener = tells
  waiting = new Map(before.map(({ position, ...answer }) => [position, answer]))
  // What waits from before comes from this device.
  keepsHere = before.length > 0
  $answers.set({ ...$answers.get(), ...Object.fromEntries(waiting) })
  $answerSaving.set({ state: waiting.size > 0 ? 'kept' : 'saved', at: null })
  stops = [
    every(() => void sendNow(), askEvery),
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
  await keepHere()
  void sendNow()
}

/** Writes down what waits, and the paper as it stands, before anything is sent. */
async function keepHere(): Promise<void> {
  const paper = $paper.get()
  const of = target
  if (!paper || !of) return
  const { attemptId, seat } = paper
  keepsHere = await saveWaiting(of, { attemptId, seat, answers: waitingNow() })
  // Of an exam that was submitted meanwhile nothing is kept.
  if (!$paper.get()) return deleteSavedExam(of)
  if (target !== of) return
  const answers = $answers.get()
  const questions = paper.questions.map((question) => {
    const { letters = [], marked = false } = answers[question.position] ?? {}
    return { ...question, given: letters, marked }
  })
  await savePaper(of, { ...paper, questions, deadline: deadlineHere() })
}

/** Chooses an option of the question that is looked at. */
export function chooseOption(letter: string): void {
  const question = $question.get()
  if (!question?.options.some((option) => option.letter === letter)) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  void change(question.position, { letters: toggleLetter(question.type, letters, letter), marked })
}

/** Marks the question that is looked at, or takes the mark away. */
export function toggleMark(): void {
  const question = $question.get()
  if (!question) return
  const { letters = [], marked = false } = $answers.get()[question.position] ?? {}
  void change(question.position, { letters, marked: !marked })
}

/** Sends what waits, or only asks how things stand; one at a time, and what comes meanwhile goes next. */
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
  const answers = waitingNow()
  const answer = await environment().api.call(saveExamDraft, { attemptId, seat, answers }, options)
  // The paper may have been submitted meanwhile: what comes back then tells nothing about the page that shows the result.
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
  // The connection is back: nothing is in the way of submitting any more.
  if ($trouble.get() === 'submit') $trouble.set(null)
  $answerSaving.set({ state: waiting.size > 0 ? 'saving' : 'saved', at: saved.savedAt })
  await keepHere()
  const onTable = $paper.get()
  if (onTable && saved.seat > onTable.seat) listener?.onTaken()
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
  const safe = keepsHere || waiting.size === 0
  $answerSaving.set({ ...$answerSaving.get(), state: safe ? (ended ? 'ended' : 'kept') : 'held' })
  retry = environment().later(() => void sendNow(), againAfter)
}
