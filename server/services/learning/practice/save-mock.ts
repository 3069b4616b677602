import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mockQuestion } from '#server/db/schema/practice.ts'
import { indexOf } from '#src/domain/exam/exam.ts'
import { secondsLeft } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { endExpiredMock, endMock } from './end-mock.ts'
import { lockMock, type MockRow } from './mock-rows.ts'

export interface MockSaving {
  learnerId: number
  mockId: number
  answers: readonly { position: number; letters: readonly string[]; marked: boolean }[]
  now: number
}

/** Keeps answers of a mock exam. Refused as `notFound`, as `submitFailed` after its end, and as `invalid`. */
export const saveMock = (
  db: Db,
  { learnerId, mockId, answers, now }: MockSaving,
): Promise<{ secondsLeft: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const row = await lockMock(tx, learnerId, mockId)
    if (!row) return refuse('notFound')
    if ((await endExpiredMock(tx, row, now)).endedAt) return refuse('submitFailed')
    const refused = await keepAnswers(tx, row, answers)
    return refused ?? { secondsLeft: secondsLeft(row.deadline.getTime(), now) }
  })

/** Ends a mock exam with the last answers; those that come after its time are left out. Refused as `notFound` and `invalid`. */
export const submitMock = (
  db: Db,
  { learnerId, mockId, answers, now }: MockSaving,
): Promise<MockRow | RefusedResult> =>
  db.transaction(async (tx) => {
    const row = await lockMock(tx, learnerId, mockId)
    if (!row) return refuse('notFound')
    const settled = await endExpiredMock(tx, row, now)
    if (settled.endedAt) return settled
    const refused = await keepAnswers(tx, row, answers)
    return isRefused(refused) ? refused : endMock(tx, row, Math.min(now, row.deadline.getTime()))
  })

/** Saves answers in one statement. Refused as `invalid` where one is not on the paper, or there are more than questions. */
async function keepAnswers(
  tx: Db,
  { id }: MockRow,
  answers: MockSaving['answers'],
): Promise<RefusedResult | undefined> {
  const paper = await tx.select().from(mockQuestion).where(eq(mockQuestion.mockId, id))
  const byPosition = new Map(paper.map((each) => [each.position, each]))
  const changed = new Map<number, (typeof paper)[number]>()
  for (const { position, letters, marked } of answers) {
    const before = byPosition.get(position)
    const given = [...new Set(letters)].map((letter) => before?.order[indexOf(letter)])
    if (!before || given.includes(undefined)) return refuse('invalid', { fields: ['answers'] })
    changed.set(position, { ...before, given: given as number[], marked })
  }
  if (answers.length > paper.length) return refuse('invalid', { fields: ['answers'] })
  if (changed.size === 0) return undefined
  await tx
    .insert(mockQuestion)
    .values([...changed.values()])
    .onConflictDoUpdate({
      target: [mockQuestion.mockId, mockQuestion.position],
      set: { given: sql`excluded.given`, marked: sql`excluded.marked` },
    })
  return undefined
}
