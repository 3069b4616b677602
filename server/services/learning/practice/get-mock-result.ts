import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pool } from '#server/db/schema/pool.ts'
import { mockExam } from '#server/db/schema/practice.ts'
import type { MockResult } from '#src/domain/practice/practice.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { analyzeQuestion, type PictureLink } from '../exam/get-exam-sheet.ts'
import { topicNames } from '../exam/topic-names.ts'
import { endExpiredMock } from './end-mock.ts'
import { type MockRow, mockQuestions, pastMockOf } from './mock-rows.ts'

interface Telling {
  language: string
  linkOf: PictureLink
}

/** The result of a learner's mock exam. Refused as `notFound`, and as `forbidden` while it is under way. */
export async function findMockResult(
  db: Db,
  { learnerId, mockId, now }: { learnerId: number; mockId: number; now: number },
  telling: Telling,
): Promise<MockResult | RefusedResult> {
  const [row] = await db
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.id, mockId), eq(mockExam.learnerId, learnerId)))
  return row ? getMockResult(db, await endExpiredMock(db, row, now), telling) : refuse('notFound')
}

/** The result of a mock exam that has ended, by topic, with the questions that were wrong. Refused as `forbidden` before. */
export async function getMockResult(
  db: Db,
  row: MockRow,
  { language, linkOf }: Telling,
): Promise<MockResult | RefusedResult> {
  const past = pastMockOf(row)
  const [bank] = await db.select().from(pool).where(eq(pool.id, row.poolId))
  if (!past || !bank) return refuse('forbidden')
  const names = topicNames(bank.topics, language)
  const questions = (await mockQuestions(db, row)).map((each) => ({
    topic: each.topic ?? '',
    analysed: analyzeQuestion(each, names.find(({ key }) => key === each.topic)?.name ?? '', linkOf),
  }))
  const topics = [...names, { key: '', name: '' }].map((topic) => {
    const own = questions.filter((each) => each.topic === topic.key)
    return { ...topic, right: own.filter((each) => each.analysed.right).length, questions: own.length }
  })
  return {
    ...past,
    bankId: row.poolId,
    topics: topics.filter((topic) => topic.questions > 0),
    wrong: questions.map((each) => each.analysed).filter(({ right }) => !right),
  }
}
