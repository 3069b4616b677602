import { atom, computed } from 'nanostores'
import type { ExamSheet, SheetQuestion } from '../../domain/exam/exam.ts'
import { isAnswered, type RoomAnswers, type StoredPaper } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'

/** The paper on the table. */
export type Paper = Omit<StoredPaper, 'deadline'>

export const $paper = atom<Paper | null>(null)
/** What is chosen and marked, by the position of the question. */
export const $answers = atom<RoomAnswers>({})
/** The position of the question that is looked at, from 1. */
export const $position = atom(1)

/** The question that is looked at. */
export const $question = computed([$paper, $position], (paper, position) =>
  paper?.questions.find((each) => each.position === position),
)

const answersOf = (questions: readonly SheetQuestion[]): RoomAnswers =>
  Object.fromEntries(questions.map(({ position, given, marked }) => [position, { letters: given, marked }]))

/** Lays a paper on the table, with the answers that come with it, at the question that this tab had open. */
export function openPaper(paper: Paper): void {
  $answers.set(answersOf(paper.questions))
  $paper.set(paper)
  goToQuestion(Number(environment().visit.get(positionName(paper)) ?? 1))
}

/** A paper from the server under the name of its exam. */
export const paperOf = (
  called: Pick<Paper, 'name' | 'holder'>,
  { secondsLeft: _, ...sheet }: ExamSheet,
): Paper => ({ ...called, ...sheet })

/** The name under which a tab stores which question of a paper is open. Only mock exams have no seats. */
const positionName = ({ attemptId, seat }: Paper): string =>
  `question ${seat > 0 ? 'exam' : 'mock'} ${attemptId}`

/** Goes to a question; beyond the ends it stays. */
export function goToQuestion(position: number): void {
  const paper = $paper.get()
  const last = paper?.questions.length ?? 1
  $position.set(Math.min(Math.max(1, position), last))
  if (paper) environment().visit.set(positionName(paper), String($position.get()))
}

/** The positions of the questions without an answer, and of the marked ones. */
export function listUnanswered(): { unanswered: number[]; marked: number[] } {
  const answers = $answers.get()
  const positions = ($paper.get()?.questions ?? []).map(({ position }) => position)
  return {
    unanswered: positions.filter((position) => !isAnswered(answers[position])),
    marked: positions.filter((position) => answers[position]?.marked),
  }
}
