import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { computeExamWindowEnd } from '#src/domain/certification/exam-window.ts'
import { maxAttempts } from '#src/domain/exam/time.ts'
import type { MyCertification } from '#src/domain/overview/overview.ts'
import type { MyRound } from './my-rounds.ts'

/** Returns the theory exam data of a learner's rounds by certification id, in one statement. */
export async function loadRoundExams(
  db: Db,
  learnerId: number,
  rounds: readonly MyRound[],
): Promise<Map<number, MyCertification['exam']>> {
  const ids = rounds.map(({ round }) => round.certificationId)
  if (ids.length === 0) return new Map()
  const attempts = await db
    .select({ targetId: attempt.targetId, round: attempt.round, state: attempt.state, score: attempt.score })
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), eq(attempt.exam, 'theory'), inArray(attempt.targetId, ids)))
    .orderBy(asc(attempt.number))
  return new Map(
    rounds.map((item) => {
      const { certificationId, round } = item.round
      const roundAttempts = attempts.filter((row) => row.targetId === certificationId && row.round === round)
      return [
        certificationId,
        {
          attemptsLeft: Math.max(0, maxAttempts - roundAttempts.length),
          resumes: roundAttempts.some(({ state }) => state === 'open'),
          closesAt: closesAt(item),
          lastScore: roundAttempts.findLast(({ score }) => score !== null)?.score ?? null,
        },
      ]
    }),
  )
}

/**
 * Returns the end of the 30 days within which the exam of a product certification (`hsc`) has to be begun; null for
 * other exams, and while the exam is not open.
 */
function closesAt({ round, kind }: MyRound): string | null {
  if (!round.creditsAt || round.progress !== 'exam') return null
  const end = computeExamWindowEnd(kind, round.creditsAt.getTime())
  return end === null ? null : new Date(end).toISOString()
}
