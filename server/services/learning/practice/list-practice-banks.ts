import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mockExam } from '#server/db/schema/practice.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isWithinGrace } from '#src/domain/exam/time.ts'
import { questionCountByPaperKind } from '#src/domain/pool/paper.ts'
import type { PracticeBank } from '#src/domain/practice/practice.ts'
import { sumPracticeCounts } from '#src/domain/practice/sum-practice-counts.ts'
import { endExpiredMockExam } from './end-mock-exam.ts'
import {
  listPracticeBankRows,
  listQuestionProgress,
  type PracticeBankRow,
  practiceTopicsOf,
} from './list-practice-bank-rows.ts'
import { pastMockExamOf } from './mock-exam-rows.ts'

/** The number of recent mock exams returned. */
const recentMocks = 5

/** Lists the practice banks of the programs that the learner's site offers, with the learner's progress in each. */
export async function listPracticeBanks(
  db: Db,
  audience: Audience,
  { learnerId, now }: { learnerId: number; now: number },
): Promise<PracticeBank[]> {
  const banks: PracticeBank[] = []
  for (const bank of await listPracticeBankRows(db, audience)) {
    const progress = await listQuestionProgress(db, learnerId, bank.id)
    const topics = practiceTopicsOf(bank, audience.language, { progress, now })
    if (topics.length === 0) continue
    const mocks = await mocksOf(db, learnerId, bank, now)
    banks.push({
      bankId: bank.id,
      kind: bank.kind,
      name: bank.name,
      topics,
      hasMock: sumPracticeCounts(topics).questions >= questionCountByPaperKind.theory,
      ...mocks,
    })
  }
  return banks
}

async function mocksOf(db: Db, learnerId: number, { id }: PracticeBankRow, now: number) {
  const rows = await db
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.learnerId, learnerId), eq(mockExam.poolId, id)))
    .orderBy(desc(mockExam.id))
    .limit(recentMocks + 1)
  const mocks = []
  for (const row of rows) mocks.push(await endExpiredMockExam(db, row, now))
  return {
    mockIsOpen: mocks.some(({ endedAt, deadline }) => !endedAt && isWithinGrace(deadline.getTime(), now)),
    mocks: mocks.flatMap((row) => pastMockExamOf(row) ?? []).slice(0, recentMocks),
  }
}
