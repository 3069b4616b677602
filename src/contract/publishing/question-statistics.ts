import * as z from 'zod/mini'
import { languageTagPattern } from '../../domain/content-item/document.ts'
import { examKind } from '../../domain/exam/exam.ts'
import { questionStatistics } from '../../domain/pool/question-statistics.ts'
import { scoreDistribution } from '../../domain/pool/score-distribution.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec, wireInstant } from '../protocol/wire.ts'

/**
 * The fields that select exam papers of a pool: all papers, those that ended after the instant `since`, or those
 * with texts in a language.
 */
const papersOfPool = z.object({
  poolId: idCodec,
  since: z.optional(wireInstant),
  texts: z.optional(z.string().check(z.regex(languageTagPattern))),
})

/**
 * Returns the statistics of each question of a pool from finished exam papers: from all of them, from those that
 * ended after the instant `since`, or from those in a language.
 */
export const getQuestionStatistics = declareCall({
  who: 'operator',
  role: ['editor', 'reviewer'],
  method: 'GET',
  path: '/operator/questions/statistics',
  summary: 'The difficulty and discrimination of a pool’s questions',
  source: 'ours',
  request: papersOfPool,
  response: z.array(questionStatistics),
})

/**
 * Returns the distribution of the scores of a pool's finished exam papers; null if no exam papers are drawn from the
 * pool.
 */
export const getScoreDistribution = declareCall({
  who: 'operator',
  role: ['editor', 'reviewer'],
  method: 'GET',
  path: '/operator/questions/scores',
  summary: 'The distribution of the scores of a pool’s papers',
  source: 'ours',
  request: papersOfPool,
  response: z.nullable(scoreDistribution),
})

const voidingEffect = {
  /**
   * The number of finished attempts that contain the question, the number of these attempts whose score rises, and
   * the number of these attempts that are now passed.
   */
  attempts: z.int(),
  raised: z.int(),
  passed: z.int(),
  /** The number of questions that are left in the pool, and the number that an exam paper needs. */
  left: z.int(),
  needed: z.int(),
}

/**
 * Voids a broken question: it is not drawn again, and counts as right for everybody who had it. Refused as
 * `repeatSubmit` if it is already voided, and as `forbidden` for a reviewer who had the question in one of their own
 * exams.
 */
export const voidQuestion = declareCall({
  who: 'operator',
  role: 'reviewer',
  method: 'POST',
  path: '/operator/questions/takeOut',
  byPerson: true,
  summary: 'Withdraws a broken question and scores its attempts again',
  source: 'ours',
  request: z.object({
    questionId: idCodec,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)),
  }),
  response: z.object(voidingEffect),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Returns the effect that `voidQuestion` would have now; nothing is written. `passing` are the first hundred attempts
 * that would be passed.
 */
export const previewQuestionVoiding = declareCall({
  who: 'operator',
  role: 'reviewer',
  method: 'GET',
  path: '/operator/questions/takeOut/preview',
  summary: 'The effect of withdrawing a broken question',
  source: 'ours',
  request: z.object({ questionId: idCodec }),
  response: z.object({
    ...voidingEffect,
    passing: z.array(
      z.object({
        attemptId: z.int(),
        learnerId: z.int(),
        name: z.string(),
        exam: examKind,
        targetId: z.int(),
        score: z.int(),
        rescored: z.int(),
      }),
    ),
  }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
