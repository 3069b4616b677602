import type { Db } from '#server/db/client.ts'
import type { AnalysedQuestion, ExamSheet, SheetQuestion } from '#src/domain/exam/exam.ts'
import { letterOf } from '#src/domain/exam/exam.ts'
import { isRight } from '#src/domain/exam/grade.ts'
import { languageOfPaper } from '#src/domain/exam/paper-language.ts'
import { secondsLeft } from '#src/domain/exam/time.ts'
import { type AttemptRow, type PaperRow, paperRows } from './attempt-rows.ts'
import { topicNames } from './topic-names.ts'

/** The letters that some options of the pool have on a paper, in the order of the letters. */
export const lettersOf = (options: readonly number[], order: readonly number[]): string[] =>
  options.map((option) => letterOf(order.indexOf(option))).sort()

/** Makes the address at which a session finds a kept picture of this name. */
export type PictureLink = (name: string) => string

/** A row of a paper, of whatever kind of exam. */
export type SheetRow = Pick<PaperRow, 'type' | 'correct' | 'picture' | 'optionPictures' | 'takenOut'> & {
  paper: Pick<PaperRow['paper'], 'position' | 'questionId' | 'order' | 'given' | 'marked'>
  text: Pick<
    PaperRow['text'],
    'language' | 'question' | 'options' | 'explanation' | 'figure' | 'optionFigures'
  >
}

/** The picture of a question or an option as a session finds it. */
export const pictureOf = (
  picture: SheetRow['picture'],
  { figure }: Pick<SheetRow['text'], 'figure'>,
  linkOf: PictureLink,
): SheetQuestion['picture'] =>
  picture && {
    link: linkOf(picture.name),
    width: picture.width,
    height: picture.height,
    says: figure ?? '',
  }

/** The words and pictures of a question's options, in the order of the pool. */
export type SheetOptions = Pick<SheetRow['text'], 'options' | 'optionFigures'> &
  Pick<SheetRow, 'optionPictures'>

/** The options of a question with their letters, in an order. */
export const shownOptions = (
  { options, optionFigures, optionPictures }: SheetOptions,
  order: readonly number[],
  linkOf: PictureLink,
): SheetQuestion['options'] =>
  order.map((option, index) => {
    const picture = pictureOf(
      optionPictures?.[option] ?? null,
      { figure: optionFigures?.[option] ?? null },
      linkOf,
    )
    return { letter: letterOf(index), text: options[option] as string, ...(picture && { picture }) }
  })

/** A question of a paper as the learner sees it, without the solution. */
export const questionOf = (
  { paper, type, picture, optionPictures, text }: SheetRow,
  linkOf: PictureLink,
): SheetQuestion => ({
  position: paper.position,
  questionId: paper.questionId,
  type,
  language: text.language,
  text: text.question,
  picture: pictureOf(picture, text, linkOf),
  options: shownOptions({ ...text, optionPictures }, paper.order, linkOf),
  given: lettersOf(paper.given, paper.order),
  marked: paper.marked,
})

/** A question of a paper that has ended, with what is right and why, and the name of its topic. */
export const analyzeQuestion = (row: SheetRow, topic: string, linkOf: PictureLink): AnalysedQuestion => ({
  ...questionOf(row, linkOf),
  correct: lettersOf(row.correct, row.paper.order),
  right: isRight({ correct: row.correct, given: row.paper.given, takenOut: row.takenOut }),
  takenOut: row.takenOut,
  explanation: row.text.explanation,
  topic,
})

/** The paper of an attempt as the learner sees it: with the answers so far and without the solutions. */
export async function getExamSheet(
  db: Db,
  row: AttemptRow,
  { now, linkOf }: { now: number; linkOf: PictureLink },
): Promise<ExamSheet> {
  const questions = (await paperRows(db, row)).map((each) => questionOf(each, linkOf))
  return {
    attemptId: row.id,
    seat: row.seat,
    extraSeconds: row.extraSeconds,
    secondsLeft: row.deadline && secondsLeft(row.deadline.getTime(), now),
    language: languageOfPaper(questions, row.language),
    questions,
  }
}

/** The paper after the end of the attempt: the chosen answers, the right ones, and why; topics in the reader's language. */
export async function analyzeSheet(
  db: Db,
  row: AttemptRow,
  { language, linkOf }: { language: string; linkOf: PictureLink },
): Promise<AnalysedQuestion[]> {
  const rows = await paperRows(db, row)
  const names = new Map(topicNames(rows[0]?.topics, language).map(({ key, name }) => [key, name]))
  return rows.map((each) => analyzeQuestion(each, names.get(each.topic ?? '') ?? '', linkOf))
}
