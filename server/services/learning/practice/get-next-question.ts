import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practisedQuestion } from '#server/db/schema/practice.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { PracticeQuestion } from '#src/domain/practice/practice.ts'
import { selectNextQuestion } from '#src/domain/practice/select-next-question.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { examPictureOf, type PictureLink, toExamOptions } from '../exam/load-exam-paper.ts'
import { findQuestionRow, optionOrderOf } from './find-question-row.ts'
import { listPracticeBankRows, listQuestionProgress } from './list-practice-bank-rows.ts'

export interface NextQuestionInput {
  learnerId: number
  bankId: number
  /** The keys of the topics to practice; an empty list for all topics. */
  topics: readonly string[]
  now: number
  linkOf: PictureLink
}

/** Returns the next question for a learner, without its solution. Refused as `notFound` if there is no such bank. */
export async function getNextQuestion(
  db: Db,
  audience: Audience,
  { learnerId, bankId, topics, now, linkOf }: NextQuestionInput,
): Promise<PracticeQuestion | RefusedResult> {
  const [bank] = await listPracticeBankRows(db, audience, bankId)
  if (!bank) return refuse('notFound')
  const progress = await listQuestionProgress(db, learnerId, bankId)
  const candidates = progress.filter(({ topic }) => topics.length === 0 || topics.includes(topic))
  const next = selectNextQuestion(candidates, { now, seed: learnerId * 7919 })
  const row = next && (await findQuestionRow(db, audience, next.id))
  if (!row) return refuse('notFound')
  const turn = await timesOf(db, learnerId, next.id)
  const { question, text } = row
  return {
    questionId: question.id,
    turn,
    why: next.why,
    topic: question.topic ?? '',
    language: text.language,
    type: question.type,
    text: text.question,
    picture: examPictureOf(question.picture, text, linkOf),
    options: toExamOptions(
      { ...text, optionPictures: question.optionPictures },
      optionOrderOf(row, { learnerId, turn }),
      linkOf,
    ),
  }
}

/** Returns how often a learner has answered a question. */
async function timesOf(db: Db, learnerId: number, questionId: number): Promise<number> {
  const [row] = await db
    .select({ times: practisedQuestion.times })
    .from(practisedQuestion)
    .where(and(eq(practisedQuestion.learnerId, learnerId), eq(practisedQuestion.questionId, questionId)))
  return row?.times ?? 0
}
