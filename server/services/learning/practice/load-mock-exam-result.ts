import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pool } from '#server/db/schema/pool.ts'
import { mockExam } from '#server/db/schema/practice.ts'
import type { MockExamResult } from '#src/domain/practice/practice.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type PictureLink, toAnalysedQuestion } from '../exam/load-exam-paper.ts'
import { topicNamesOf } from '../exam/topic-names.ts'
import { endExpiredMockExam } from './end-mock-exam.ts'
import { listMockExamQuestions, type MockExamRow, pastMockExamOf } from './mock-exam-rows.ts'

interface ResultReader {
  language: string
  linkOf: PictureLink
}

/**
 * Returns the result of a learner's mock exam. Refused as `notFound` if there is no such mock exam, and as
 * `forbidden` while it is open.
 */
export async function findMockExamResult(
  db: Db,
  { learnerId, mockId, now }: { learnerId: number; mockId: number; now: number },
  reader: ResultReader,
): Promise<MockExamResult | RefusedResult> {
  const [row] = await db
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.id, mockId), eq(mockExam.learnerId, learnerId)))
  return row ? loadMockExamResult(db, await endExpiredMockExam(db, row, now), reader) : refuse('notFound')
}

/**
 * Returns the result of an ended mock exam by topic, with the wrong answers. Refused as `forbidden` while the mock
 * exam is open.
 */
export async function loadMockExamResult(
  db: Db,
  row: MockExamRow,
  { language, linkOf }: ResultReader,
): Promise<MockExamResult | RefusedResult> {
  const past = pastMockExamOf(row)
  const [bank] = await db.select().from(pool).where(eq(pool.id, row.poolId))
  if (!past || !bank) return refuse('forbidden')
  const names = topicNamesOf(bank.topics, language)
  const questions = (await listMockExamQuestions(db, row)).map((item) => ({
    topic: item.topic ?? '',
    analysed: toAnalysedQuestion(item, names.find(({ key }) => key === item.topic)?.name ?? '', linkOf),
  }))
  const topics = [...names, { key: '', name: '' }].map((topic) => {
    const topicQuestions = questions.filter((item) => item.topic === topic.key)
    return {
      ...topic,
      right: topicQuestions.filter((item) => item.analysed.right).length,
      questions: topicQuestions.length,
    }
  })
  return {
    ...past,
    bankId: row.poolId,
    topics: topics.filter((topic) => topic.questions > 0),
    wrong: questions.map((item) => item.analysed).filter(({ right }) => !right),
  }
}
