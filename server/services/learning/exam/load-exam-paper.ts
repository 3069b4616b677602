import type { Db } from '#server/db/client.ts'
import type { AnalysedQuestion, ExamPaper, ExamQuestion } from '#src/domain/exam/exam.ts'
import { letterOf } from '#src/domain/exam/exam.ts'
import { isAnswerCorrect } from '#src/domain/exam/grade.ts'
import { languageOfPaper } from '#src/domain/exam/paper-language.ts'
import { computeSecondsLeft } from '#src/domain/exam/time.ts'
import { type AttemptRow, listPaperRows, type PaperRow } from './attempt-rows.ts'
import { topicNamesOf } from './topic-names.ts'

/** Returns the letters of the given options on an exam paper, in alphabetical order. */
export const optionLettersOf = (options: readonly number[], order: readonly number[]): string[] =>
  options.map((option) => letterOf(order.indexOf(option))).sort()

/** Returns the URL of a stored picture for a session, by its name. */
export type PictureLink = (name: string) => string

/** The fields of a question that all kinds of exam papers need. */
export type PaperQuestionRow = Pick<
  PaperRow,
  'type' | 'correct' | 'picture' | 'optionPictures' | 'takenOut'
> & {
  paper: Pick<PaperRow['paper'], 'position' | 'questionId' | 'order' | 'given' | 'marked'>
  text: Pick<
    PaperRow['text'],
    'language' | 'question' | 'options' | 'explanation' | 'figure' | 'optionFigures'
  >
}

/** Returns the picture of a question or an option, with its URL for the session; null if there is none. */
export const examPictureOf = (
  picture: PaperQuestionRow['picture'],
  { figure }: Pick<PaperQuestionRow['text'], 'figure'>,
  linkOf: PictureLink,
): ExamQuestion['picture'] =>
  picture && {
    link: linkOf(picture.name),
    width: picture.width,
    height: picture.height,
    says: figure ?? '',
  }

/** The texts and pictures of a question's options, in the order of the pool. */
export type OptionFields = Pick<PaperQuestionRow['text'], 'options' | 'optionFigures'> &
  Pick<PaperQuestionRow, 'optionPictures'>

/** Returns the options of a question with their letters, in a given order. */
export const toExamOptions = (
  { options, optionFigures, optionPictures }: OptionFields,
  order: readonly number[],
  linkOf: PictureLink,
): ExamQuestion['options'] =>
  order.map((option, index) => {
    const picture = examPictureOf(
      optionPictures?.[option] ?? null,
      { figure: optionFigures?.[option] ?? null },
      linkOf,
    )
    return { letter: letterOf(index), text: options[option] as string, ...(picture && { picture }) }
  })

/** Returns a question of an exam paper for the learner, without the solution. */
export const toExamQuestion = (
  { paper, type, picture, optionPictures, text }: PaperQuestionRow,
  linkOf: PictureLink,
): ExamQuestion => ({
  position: paper.position,
  questionId: paper.questionId,
  type,
  language: text.language,
  text: text.question,
  picture: examPictureOf(picture, text, linkOf),
  options: toExamOptions({ ...text, optionPictures }, paper.order, linkOf),
  given: optionLettersOf(paper.given, paper.order),
  marked: paper.marked,
})

/** Returns a question of an ended exam paper, with its solution, explanation and topic. */
export const toAnalysedQuestion = (
  row: PaperQuestionRow,
  topic: string,
  linkOf: PictureLink,
): AnalysedQuestion => ({
  ...toExamQuestion(row, linkOf),
  correct: optionLettersOf(row.correct, row.paper.order),
  right: isAnswerCorrect({ correct: row.correct, given: row.paper.given, takenOut: row.takenOut }),
  takenOut: row.takenOut,
  explanation: row.text.explanation,
  topic,
})

type PaperAttempt = Pick<AttemptRow, 'id' | 'seat' | 'extraSeconds' | 'deadline' | 'language'>

/**
 * Returns the exam paper of an attempt for the learner: with the answers saved so far, but without the solutions.
 */
export const loadExamPaper = async (
  db: Db,
  row: PaperAttempt,
  input: { now: number; linkOf: PictureLink },
): Promise<ExamPaper> => toExamPaper(row, await listPaperRows(db, row), input)

/** Returns the exam paper of an attempt for the learner from the rows of its questions. */
export function toExamPaper(
  row: PaperAttempt,
  rows: readonly PaperQuestionRow[],
  { now, linkOf }: { now: number; linkOf: PictureLink },
): ExamPaper {
  const questions = rows.map((item) => toExamQuestion(item, linkOf))
  return {
    attemptId: row.id,
    seat: row.seat,
    extraSeconds: row.extraSeconds,
    secondsLeft: row.deadline && computeSecondsLeft(row.deadline.getTime(), now),
    language: languageOfPaper(questions, row.language),
    questions,
  }
}

/**
 * Returns the exam paper of an ended attempt: the given and the right answers with explanations. Topics are in the
 * language of the request.
 */
export async function loadAnalysedPaper(
  db: Db,
  row: AttemptRow,
  { language, linkOf }: { language: string; linkOf: PictureLink },
): Promise<AnalysedQuestion[]> {
  const rows = await listPaperRows(db, row)
  const names = new Map(topicNamesOf(rows[0]?.topics, language).map(({ key, name }) => [key, name]))
  return rows.map((item) => toAnalysedQuestion(item, names.get(item.topic ?? '') ?? '', linkOf))
}
