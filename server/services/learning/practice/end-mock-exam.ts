import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mockExam } from '#server/db/schema/practice.ts'
import { gradePaper } from '#src/domain/exam/grade.ts'
import { isWithinGrace } from '#src/domain/exam/time.ts'
import { listMockExamQuestions, type MockExamRow } from './mock-exam-rows.ts'

/**
 * Ends an open mock exam and grades the answers; a mock exam that has ended stays unchanged. `at` is in
 * milliseconds since 1970.
 */
export async function endMockExam(tx: Db, row: MockExamRow, at: number): Promise<MockExamRow> {
  if (row.endedAt) return row
  const answers = (await listMockExamQuestions(tx, row)).map(({ paper, correct, takenOut }) => ({
    correct,
    given: paper.given,
    takenOut,
  }))
  const { score } = gradePaper('theory', answers)
  const ended = { score, endedAt: new Date(at) }
  await tx
    .update(mockExam)
    .set(ended)
    .where(and(eq(mockExam.id, row.id), isNull(mockExam.endedAt)))
  return { ...row, ...ended }
}

/**
 * Ends a mock exam whose time is over. It is called when the exam is next read; no job is needed, because nothing
 * depends on the end before that.
 */
export const endExpiredMockExam = async (tx: Db, row: MockExamRow, now: number): Promise<MockExamRow> =>
  row.endedAt || isWithinGrace(row.deadline.getTime(), now)
    ? row
    : endMockExam(tx, row, row.deadline.getTime())
