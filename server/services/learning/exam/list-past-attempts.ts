import type { Db } from '#server/db/client.ts'
import type { PastAttempt } from '#src/domain/exam/exam-terms.ts'
import { type ExamKey, listAttemptsAtExam } from './attempt-rows.ts'
import { canAnalyseAttempt, hasOpenPaper } from './can-analyse-attempt.ts'

/** Lists a learner's attempts at an exam in all rounds, the newest first. */
export async function listPastAttempts(db: Db, examKey: ExamKey): Promise<PastAttempt[]> {
  const rows = await listAttemptsAtExam(db, examKey)
  const hasOpen = await hasOpenPaper(db, examKey)
  return rows.map((row) => ({
    attemptId: row.id,
    round: row.round,
    number: row.number,
    state: row.state,
    score: row.score,
    begunAt: row.begunAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    mayAnalyse: canAnalyseAttempt(row, rows) && !hasOpen,
  }))
}
