import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { readableText } from '#src/domain/pool/formula/readable-text.ts'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'

/** Returns every question of every ended paper of a pool: the given options, and whether they are right. */
const answersOf = (db: Db, poolId: number) =>
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
      .where(and(eq(question.poolId, poolId), inArray(attempt.state, ['passed', 'failed']))),
  )

/**
 * Returns how often each question was answered correctly, and its discrimination: the point-biserial
 * correlation of the question with the rest of the paper, which is PostgreSQL's `corr` of 0 or 1 with a
 * number.
 */
async function countAnswers(db: Db, poolId: number) {
  const answers = answersOf(db, poolId)
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

/**
 * Returns the most frequent wrong option of each question that was answered wrongly, and how often it was
 * chosen.
 */
async function findDistractors(db: Db, poolId: number) {
  const answers = answersOf(db, poolId)
  const chosen = db.$with('chosen').as(
    db
      .select({
        questionId: answers.questionId,
        correct: answers.correct,
        option: sql<number>`jsonb_array_elements(${answers.given})::int`.as('option'),
      })
      .from(answers),
  )
  const rows = await db
    .with(answers, chosen)
    .selectDistinctOn([chosen.questionId], {
      questionId: chosen.questionId,
      option: chosen.option,
      times: count(),
    })
    .from(chosen)
    .where(sql`not ${chosen.correct} @> to_jsonb(${chosen.option})`)
    .groupBy(chosen.questionId, chosen.option)
    .orderBy(asc(chosen.questionId), desc(count()), asc(chosen.option))
  return new Map(rows.map(({ questionId, option, times }) => [questionId, { option, times }]))
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000

/**
 * Returns statistics of a pool's questions on all ended papers: the current questions, and former ones that
 * were used.
 */
export async function getQuestionStatistics(db: Db, poolId: number): Promise<QuestionStatistics[]> {
  const [counts, distractors] = [await countAnswers(db, poolId), await findDistractors(db, poolId)]
  const rows = await db
    .select({ question, text: questionText, out: withdrawnQuestion.at })
    .from(question)
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(
      and(
        eq(question.poolId, poolId),
        or(isNotNull(question.position), inArray(question.id, [...counts.keys()])),
      ),
    )
    .orderBy(asc(question.id))
  return rows.map(({ question: { id, code }, text, out }) => {
    const counted = counts.get(id)
    const distractor = distractors.get(id)
    return {
      questionId: id,
      code,
      text: readableText(text.question),
      attempts: counted?.attempts ?? 0,
      facility: round(counted?.facility ?? null),
      discrimination: round(counted?.discrimination ?? null),
      misleading: distractor
        ? {
            ...distractor,
            text: readableText(
              text.options[distractor.option] || text.optionFigures?.[distractor.option] || '',
            ),
          }
        : null,
      takenOutAt: out?.toISOString() ?? null,
    }
  })
}
