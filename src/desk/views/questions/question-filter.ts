import * as z from 'zod/mini'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'
import { type EditedQuestion, languagesOfQuestion, textOfQuestion } from '../../item/question-line.ts'
import { isMisleadingOrWeak, type QuestionRating, rateQuestion } from './rate-question.ts'

/** The filter of a pool's questions, as it is stored in the query string of the URL. */
const questionFilter = z.object({
  query: z.optional(z.string()),
  topic: z.optional(z.string()),
  type: z.optional(z.string()),
  missing: z.optional(z.string()),
  figures: z.optional(z.enum(['misleading', 'hard', 'easy', 'takenOut', 'tooFew'])),
  sort: z.optional(z.enum(['facility', 'discrimination'])),
  /** The filters of the exam papers for the statistics: the period in days, and the language of the papers. */
  days: z.optional(z.enum(['30', '90', '365'])),
  papers: z.optional(z.string()),
})
export type QuestionFilter = z.infer<typeof questionFilter>

export const parseQuestionFilter = (search: Record<string, string>): QuestionFilter =>
  questionFilter.safeParse(search).data ?? {}

/** A question of a pool with its position, its translation state and its statistics. */
export interface QuestionTableRow {
  index: number
  question: EditedQuestion
  text: string
  /** The states of the translations; undefined for reviewers, who cannot read the document of the pool. */
  languages: ReturnType<typeof languagesOfQuestion> | undefined
  figures: QuestionStatistics | undefined
  rating: QuestionRating
}

/** Returns the questions of a pool in their order, with their statistics. */
export function tableRowsOf(
  questions: readonly EditedQuestion[],
  statistics: readonly QuestionStatistics[] | undefined,
): QuestionTableRow[] {
  const byId = new Map(statistics?.map((each) => [each.questionId, each]))
  return questions.map((question, index) => {
    const figures = question.id === undefined ? undefined : byId.get(question.id)
    return {
      ...{ index, question, figures, rating: rateQuestion(figures) },
      text: textOfQuestion(question, 'en'),
      languages: languagesOfQuestion(question),
    }
  })
}

/** Returns the published questions of a pool as rows of the table. All values come from the statistics. */
export const tableRowsOfStatistics = (statistics: readonly QuestionStatistics[]): QuestionTableRow[] =>
  statistics.map((figures, index) => ({
    ...{ index, figures, rating: rateQuestion(figures), text: figures.text, languages: undefined },
    question: { id: figures.questionId, ...(figures.code && { code: figures.code }) },
  }))

const isFound = (
  { question: { id, code, texts = {} }, text: own }: QuestionTableRow,
  query: string,
): boolean => {
  const words = Object.values(texts).flatMap((each) => [each?.question ?? '', ...(each?.options ?? [])])
  return [String(id ?? ''), code ?? '', own, ...words].some((text) => text.toLowerCase().includes(query))
}

function isShown(line: QuestionTableRow, { query, topic, type, missing, figures }: QuestionFilter): boolean {
  const { question, languages, rating } = line
  if (topic && question.topic !== topic) return false
  if (type && question.type !== type) return false
  if (missing && (languages?.[missing]?.missing ?? 1) === 0) return false
  if (figures && (figures === 'misleading' ? !isMisleadingOrWeak(rating) : rating !== figures)) return false
  return !query || isFound(line, query.trim().toLowerCase())
}

/**
 * Returns the questions that match a filter, sorted by the statistic that the filter names, the lowest value first.
 * Questions without this statistic come last.
 */
export function filterTableRows(
  lines: readonly QuestionTableRow[],
  filter: QuestionFilter,
): QuestionTableRow[] {
  const shown = lines.filter((line) => isShown(line, filter))
  const { sort } = filter
  if (!sort) return shown
  const figureOf = ({ figures, rating }: QuestionTableRow) =>
    rating === 'tooFew' ? 2 : (figures?.[sort] ?? 2)
  return shown.sort((one, other) => figureOf(one) - figureOf(other) || one.index - other.index)
}
