import type { Db } from '#server/db/client.ts'
import type { AnalysedQuestion, ExamSheet, SheetQuestion } from '#src/domain/exam/exam.ts'
import { letterOf } from '#src/domain/exam/exam.ts'
import { isRight } from '#src/domain/exam/grade.ts'
import { secondsLeft } from '#src/domain/exam/time.ts'
import { type AttemptRow, type PaperRow, paperRows } from './attempt-rows.ts'

/** The letters that some options of the pool have on a paper, in the order of the letters. */
const lettersOf = (options: readonly number[], order: readonly number[]): string[] =>
  options.map((option) => letterOf(order.indexOf(option))).sort()

const questionOf = ({ paper, type, text }: PaperRow): SheetQuestion => ({
  position: paper.position,
  questionId: paper.questionId,
  type,
  text: text.question,
  options: paper.order.map((option, index) => ({
    letter: letterOf(index),
    text: text.options[option] as string,
  })),
  given: lettersOf(paper.given, paper.order),
})

/** The paper of an attempt as the learner sees it: with the answers so far and without the solutions. */
export async function examSheet(db: Db, row: AttemptRow, now: number): Promise<ExamSheet> {
  return {
    attemptId: row.id,
    secondsLeft: row.deadline && secondsLeft(row.deadline.getTime(), now),
    language: row.language,
    questions: (await paperRows(db, row)).map(questionOf),
  }
}

/** The paper after the end of the attempt: the chosen answers, the right ones, and why. */
export async function analyse(db: Db, row: AttemptRow): Promise<AnalysedQuestion[]> {
  return (await paperRows(db, row)).map((each) => ({
    ...questionOf(each),
    correct: lettersOf(each.correct, each.paper.order),
    right: isRight({ correct: each.correct, given: each.paper.given }),
    explanation: each.text.explanation,
  }))
}
