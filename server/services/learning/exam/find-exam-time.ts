import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { extraTime } from '#server/db/schema/extra-time.ts'
import { type ExamKind, paperKindOf } from '#src/domain/exam/exam.ts'
import { extraSecondsOf } from '#src/domain/exam/extra-time.ts'
import { examDuration } from '#src/domain/exam/time.ts'

/**
 * Returns the seconds that a learner has for an exam, and how many of them are extra time; null for an exam without
 * a time limit.
 */
export async function findExamTime(
  db: Db,
  { learnerId, exam }: { learnerId: number; exam: ExamKind },
): Promise<{ seconds: number; extraSeconds: number } | null> {
  if (paperKindOf(exam) !== 'theory') return null
  const [row] = await db.select().from(extraTime).where(eq(extraTime.learnerId, learnerId))
  const extraSeconds = extraSecondsOf(examDuration, row?.percent ?? 0)
  return { seconds: examDuration / 1000 + extraSeconds, extraSeconds }
}
