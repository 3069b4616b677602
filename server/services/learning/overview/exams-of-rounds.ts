import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { examWindowEnd } from '#src/domain/certification/exam-window.ts'
import { mostAttempts } from '#src/domain/exam/time.ts'
import type { OwnCertification } from '#src/domain/overview/overview.ts'
import type { OwnRound } from './own-rounds.ts'

/** What is known of the theory exams of some rounds of a learner, by the certification's id, in one statement. */
export async function examsOfRounds(
  db: Db,
  learnerId: number,
  rounds: readonly OwnRound[],
): Promise<Map<number, OwnCertification['exam']>> {
  const ids = rounds.map(({ round }) => round.certificationId)
  if (ids.length === 0) return new Map()
  const attempts = await db
    .select({ targetId: attempt.targetId, round: attempt.round, state: attempt.state, score: attempt.score })
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), eq(attempt.exam, 'theory'), inArray(attempt.targetId, ids)))
    .orderBy(asc(attempt.number))
  return new Map(
    rounds.map((own) => {
      const { certificationId, round } = own.round
      const sat = attempts.filter((each) => each.targetId === certificationId && each.round === round)
      return [
        certificationId,
        {
          attemptsLeft: Math.max(0, mostAttempts - sat.length),
          resumes: sat.some(({ state }) => state === 'open'),
          closesAt: closesAt(own),
          lastScore: sat.findLast(({ score }) => score !== null)?.score ?? null,
        },
      ]
    }),
  )
}

/** The end of the 30 days in which a product certification's exam may be begun; null elsewhere. */
function closesAt({ round, kind }: OwnRound): string | null {
  if (!round.creditsAt || round.progress !== 'exam') return null
  const end = examWindowEnd(kind, round.creditsAt.getTime())
  return end === null ? null : new Date(end).toISOString()
}
