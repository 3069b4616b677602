import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { readableText } from '#src/domain/pool/formula/readable-text.ts'
import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'

/** Every question of every ended paper of a pool: what was chosen, and whether that is right. */
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
 * How often each question was right, and how well it tells those who know from those who do not: the point-biserial
 * correlation of the question with the rest of the paper. PostgreSQL's `corr` of a 0 or 1 with a number is that.
 */
async function counted(db: Db, poolId: number) {
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

/** The wrong option that was chosen most, and how often, of each question that was ever answered wrongly. */
async function misled(db: Db, poolId: number) {
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

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000

/**
 * How a pool's questions did on all papers that have ended: those that it has now, and those that it had and somebody was
 * asked.
 */
export async function getQuestionStatistics(db: Db, poolId: number): Promise<QuestionStatistics[]> {
  const [counts, wrong] = [await counted(db, poolId), await misled(db, poolId)]
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
    const found = counts.get(id)
    const misleading = wrong.get(id)
    return {
      questionId: id,
      code,
      text: readableText(text.question),
      attempts: found?.attempts ?? 0,
      facility: rounded(found?.facility ?? null),
      discrimination: rounded(found?.discrimination ?? null),
      misleading: misleading
        ? {
            ...misleading,
            text: readableText(
              text.options[misleading.option] || text.optionFigures?.[misleading.option] || '',
            ),
          }
        : null,
      takenOutAt: out?.toISOString() ?? null,
    }
  })
}
