import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mockExam } from '#server/db/schema/practice.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isWithinGrace } from '#src/domain/exam/time.ts'
import { questionsOfPaper } from '#src/domain/pool/paper.ts'
import type { PracticeBank } from '#src/domain/practice/practice.ts'
import { sumCounts } from '#src/domain/practice/sum-counts.ts'
import { type BankRow, bankRows, listQuestionProgress, topicsOf } from './bank-rows.ts'
import { endExpiredMock } from './end-mock.ts'
import { pastMockOf } from './mock-rows.ts'

/** How many of the last mock exams are told. */
const mostMocks = 5

/** The banks that a learner may practise: those of the programmes that their site shows, with how they stand in each. */
export async function listBanks(
  db: Db,
  audience: Audience,
  { learnerId, now }: { learnerId: number; now: number },
): Promise<PracticeBank[]> {
  const banks: PracticeBank[] = []
  for (const bank of await bankRows(db, audience)) {
    const standings = await listQuestionProgress(db, learnerId, bank.id)
    const topics = topicsOf(bank, audience.language, { standings, now })
    if (topics.length === 0) continue
    const mocks = await mocksOf(db, learnerId, bank, now)
    banks.push({
      bankId: bank.id,
      kind: bank.kind,
      name: bank.name,
      topics,
      hasMock: sumCounts(topics).questions >= questionsOfPaper.theory,
      ...mocks,
    })
  }
  return banks
}

async function mocksOf(db: Db, learnerId: number, { id }: BankRow, now: number) {
  const rows = await db
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.learnerId, learnerId), eq(mockExam.poolId, id)))
    .orderBy(desc(mockExam.id))
    .limit(mostMocks + 1)
  const settled = []
  for (const row of rows) settled.push(await endExpiredMock(db, row, now))
  return {
    mockIsOpen: settled.some(({ endedAt, deadline }) => !endedAt && isWithinGrace(deadline.getTime(), now)),
    mocks: settled.flatMap((row) => pastMockOf(row) ?? []).slice(0, mostMocks),
  }
}
