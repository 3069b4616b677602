import type { Db } from '#server/db/client.ts'
import type { PastAttempt } from '#src/domain/exam/exam-terms.ts'
import { attemptsOf, type ExamOf } from './attempt-rows.ts'
import { hasOpenPaper, isAnalysable } from './may-analyse.ts'

/** A learner's attempts at an exam, of all rounds, the newest first. */
export async function pastAttempts(db: Db, of: ExamOf): Promise<PastAttempt[]> {
  const rows = await attemptsOf(db, of)
  const underWay = await hasOpenPaper(db, of)
  return rows.map((row) => ({
    attemptId: row.id,
    round: row.round,
    number: row.number,
    state: row.state,
    score: row.score,
    begunAt: row.begunAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    mayAnalyse: isAnalysable(row, rows) && !underWay,
  }))
}
