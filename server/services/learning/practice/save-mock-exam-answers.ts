import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mockExamQuestion } from '#server/db/schema/practice.ts'
import { indexOfLetter } from '#src/domain/exam/exam.ts'
import { computeSecondsLeft } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { endExpiredMockExam, endMockExam } from './end-mock-exam.ts'
import { lockMockExam, type MockExamRow } from './mock-exam-rows.ts'

export interface SaveMockExamInput {
  learnerId: number
  mockId: number
  answers: readonly { position: number; letters: readonly string[]; marked: boolean }[]
  now: number
}

/**
 * Saves answers of a mock exam. Refused as `notFound` if the learner has no such mock exam, as `submitFailed` if the
 * mock exam has ended, and as `invalid` for an answer that is not an option on its paper.
 */
export const saveMockExamAnswers = (
  db: Db,
  { learnerId, mockId, answers, now }: SaveMockExamInput,
): Promise<{ secondsLeft: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const row = await lockMockExam(tx, learnerId, mockId)
    if (!row) return refuse('notFound')
    if ((await endExpiredMockExam(tx, row, now)).endedAt) return refuse('submitFailed')
    const refused = await saveAnswerRows(tx, row, answers)
    return refused ?? { secondsLeft: computeSecondsLeft(row.deadline.getTime(), now) }
  })

/**
 * Ends a mock exam with the last answers; answers after its time are ignored. Refused as `notFound` if the learner
 * has no such mock exam, and as `invalid` for an answer that is not an option on its paper.
 */
export const submitMockExam = (
  db: Db,
  { learnerId, mockId, answers, now }: SaveMockExamInput,
): Promise<MockExamRow | RefusedResult> =>
  db.transaction(async (tx) => {
    const row = await lockMockExam(tx, learnerId, mockId)
    if (!row) return refuse('notFound')
    const current = await endExpiredMockExam(tx, row, now)
    if (current.endedAt) return current
    const refused = await saveAnswerRows(tx, row, answers)
    return isRefused(refused) ? refused : endMockExam(tx, row, Math.min(now, row.deadline.getTime()))
  })

/**
 * Saves answers of a mock exam in one statement. Refused as `invalid` for an answer that is not an option on its
 * paper, or if there are more answers than questions.
 */
async function saveAnswerRows(
  tx: Db,
  { id }: MockExamRow,
  answers: SaveMockExamInput['answers'],
): Promise<RefusedResult | undefined> {
  const paper = await tx.select().from(mockExamQuestion).where(eq(mockExamQuestion.mockId, id))
  const byPosition = new Map(paper.map((row) => [row.position, row]))
  const changed = new Map<number, (typeof paper)[number]>()
  for (const { position, letters, marked } of answers) {
    const question = byPosition.get(position)
    const given = [...new Set(letters)].map((letter) => question?.order[indexOfLetter(letter)])
    if (!question || given.includes(undefined)) return refuse('invalid', { fields: ['answers'] })
    changed.set(position, { ...question, given: given as number[], marked })
  }
  if (answers.length > paper.length) return refuse('invalid', { fields: ['answers'] })
  if (changed.size === 0) return undefined
  await tx
    .insert(mockExamQuestion)
    .values([...changed.values()])
    .onConflictDoUpdate({
      target: [mockExamQuestion.mockId, mockExamQuestion.position],
      set: { given: sql`excluded.given`, marked: sql`excluded.marked` },
    })
  return undefined
}
