import { and, asc, count, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { formatAsPlainText } from '#src/domain/pool/formula/format-as-plain-text.ts'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'

/**
 * The exam papers for which statistics are calculated: all ended papers of a pool, or only those that ended since
 * `since` (ISO 8601) or are in the language `texts`.
 */
export interface QuestionStatisticsInput {
  poolId: number
  since?: string | undefined
  texts?: string | undefined
}

/**
 * Returns the answer to every question of every ended exam paper of a pool: the chosen options, and whether they are
 * right.
 */
const answersOf = (db: Db, { poolId, since, texts }: QuestionStatisticsInput) =>
  db.$with('answers').as(
    db
      .select({
        attemptId: attemptQuestion.attemptId,
        questionId: attemptQuestion.questionId,
        given: attemptQuestion.given,
        correct: question.correct,
        hit: sql<number>`(${question.correct} @> ${attemptQuestion.given} and ${attemptQuestion.given} @> ${question.correct})::int`.as(
          'hit',
        ),
      })
      .from(attemptQuestion)
      .innerJoin(question, eq(question.id, attemptQuestion.questionId))
      .innerJoin(attempt, eq(attempt.id, attemptQuestion.attemptId))
      .where(
        and(
          eq(question.poolId, poolId),
          inArray(attempt.state, ['passed', 'failed']),
          since === undefined ? undefined : gte(attempt.endedAt, new Date(since)),
          texts === undefined ? undefined : eq(attempt.language, texts),
        ),
      ),
  )

/**
 * Returns how often each question was answered correctly, and its discrimination: the correlation between a right
 * answer (1 or 0) and the score of the rest of the exam paper. It is the point-biserial correlation, which
 * PostgreSQL calculates with `corr`.
 */
async function countAnswers(db: Db, input: QuestionStatisticsInput) {
  const answers = answersOf(db, input)
  const totals = db.$with('totals').as(
    db
      .select({ attemptId: answers.attemptId, total: sql<number>`sum(${answers.hit})`.as('total') })
      .from(answers)
      .groupBy(answers.attemptId),
  )
  const rows = await db
    .with(answers, totals)
    .select({
      questionId: answers.questionId,
      attempts: count(),
      facility: sql`avg(${answers.hit})`.mapWith(Number),
      discrimination: sql<number | null>`corr(${answers.hit}, ${totals.total} - ${answers.hit})`,
    })
    .from(answers)
    .innerJoin(totals, eq(totals.attemptId, answers.attemptId))
    .groupBy(answers.questionId)
  return new Map(rows.map((row) => [row.questionId, row]))
}

/** Returns how often each option of each question was chosen: by question, then by option. */
async function countChoices(db: Db, input: QuestionStatisticsInput) {
  const answers = answersOf(db, input)
  const chosen = db.$with('chosen').as(
    db
      .select({
        questionId: answers.questionId,
        option: sql<number>`jsonb_array_elements(${answers.given})::int`.as('option'),
      })
      .from(answers),
  )
  const rows = await db
    .with(answers, chosen)
    .select({ questionId: chosen.questionId, option: chosen.option, times: count() })
    .from(chosen)
    .groupBy(chosen.questionId, chosen.option)
  return Map.groupBy(rows, ({ questionId }) => questionId)
}

type Option = QuestionStatistics['options'][number]

/**
 * Returns the wrong option that was chosen most often; if several were chosen equally often, the first. Null if no
 * wrong option was chosen.
 */
function distractorOf(options: readonly Option[]): QuestionStatistics['misleading'] {
  const chosen = options.map((each, option) => ({ ...each, option })).filter((each) => !each.correct)
  const [most] = chosen.toSorted((one, other) => other.times - one.times || one.option - other.option)
  return most && most.times > 0 ? { option: most.option, times: most.times, text: most.text } : null
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000

/**
 * Returns statistics of a pool's questions in all ended exam papers. They include the current questions, and former
 * questions that occurred in these papers.
 */
export async function getQuestionStatistics(
  db: Db,
  input: QuestionStatisticsInput,
): Promise<QuestionStatistics[]> {
  const { poolId } = input
  const [counts, choices] = [await countAnswers(db, input), await countChoices(db, input)]
  const rows = await db
    .select({ question, text: questionText, out: withdrawnQuestion.at })
    .from(question)
    .innerJoin(questionText, isBestItemText(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(
      and(
        eq(question.poolId, poolId),
        or(isNotNull(question.position), inArray(question.id, [...counts.keys()])),
      ),
    )
    .orderBy(asc(question.id))
  return rows.map(({ question: { id, code, correct }, text, out }) => {
    const counted = counts.get(id)
    const chosen = choices.get(id) ?? []
    const options = text.options.map((words, index) => ({
      text: formatAsPlainText(words || text.optionFigures?.[index] || ''),
      times: chosen.find(({ option }) => option === index)?.times ?? 0,
      correct: correct.includes(index),
    }))
    return {
      questionId: id,
      code,
      text: formatAsPlainText(text.question),
      attempts: counted?.attempts ?? 0,
      facility: round(counted?.facility ?? null),
      discrimination: round(counted?.discrimination ?? null),
      misleading: distractorOf(options),
      options,
      takenOutAt: out?.toISOString() ?? null,
    }
  })
}
