import { atom, computed } from 'nanostores'
import type { ExamPaper, ExamQuestion } from '../../domain/exam/exam.ts'
import { isAnswered, type RoomAnswers, type StoredPaper } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'

/** The open exam paper. */
export type Paper = Omit<StoredPaper, 'deadline'>

export const $paper = atom<Paper | null>(null)
/** The chosen options and marks, by the position of the question. */
export const $answers = atom<RoomAnswers>({})
/** The position of the current question, counted from 1. */
export const $position = atom(1)

export const $question = computed([$paper, $position], (paper, position) =>
  paper?.questions.find((each) => each.position === position),
)

const answersOf = (questions: readonly ExamQuestion[]): RoomAnswers =>
  Object.fromEntries(questions.map(({ position, given, marked }) => [position, { letters: given, marked }]))

/** Opens a paper with its answers, at the question that was open last in this tab. */
export function openPaper(paper: Paper): void {
  $answers.set(answersOf(paper.questions))
  $paper.set(paper)
  goToQuestion(Number(environment().visit.get(positionName(paper)) ?? 1))
}

/**
 * Returns the exam paper in the server's response, completed with the name of its exam and the text of the
 * watermark.
 */
export const paperOf = (
  header: Pick<Paper, 'name' | 'holder'>,
  { secondsLeft: _, ...rest }: ExamPaper,
): Paper => ({ ...header, ...rest })

/** Returns the storage key for the current question of an exam paper. The seat number is 0 only for mock exams. */
const positionName = ({ attemptId, seat }: Paper): string =>
  `question ${seat > 0 ? 'exam' : 'mock'} ${attemptId}`

/** Goes to a question. A position outside the exam paper leads to the first or the last question. */
export function goToQuestion(position: number): void {
  const paper = $paper.get()
  const last = paper?.questions.length ?? 1
  $position.set(Math.min(Math.max(1, position), last))
  if (paper) environment().visit.set(positionName(paper), String($position.get()))
}

/** Returns the positions of a paper's questions without an answer, and of the marked ones. */
export function listUnanswered(
  { questions }: Paper,
  answers: RoomAnswers,
): { unanswered: number[]; marked: number[] } {
  const positions = questions.map(({ position }) => position)
  return {
    unanswered: positions.filter((position) => !isAnswered(answers[position])),
    marked: positions.filter((position) => answers[position]?.marked),
  }
}
