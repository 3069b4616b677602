import type { Db } from '#server/db/client.ts'
import type { ExamReceipt } from '#src/domain/exam/receipt.ts'
import { displayNameOf, type Learner } from '#src/domain/learner/learner.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listPaperRows } from './attempt-rows.ts'
import { findAttempt } from './find-attempt.ts'
import { findExamName } from './find-exam-name.ts'
import { optionLettersOf } from './load-exam-paper.ts'

/**
 * Returns the contents of the receipt of a learner's attempt. Refused as `notFound` for another learner's
 * attempt and for an open one.
 */
export async function getExamReceipt(
  db: Db,
  learner: Learner,
  attemptId: number,
  language: string,
): Promise<ExamReceipt | RefusedResult> {
  const row = await findAttempt(db, learner.id, attemptId)
  if (!row || row.endedAt === null || row.score === null) return refuse('notFound')
  const { endedAt, deadline } = row
  const paper = await listPaperRows(db, row)
  return {
    attemptId,
    exam: row.exam,
    name: await findExamName(db, row, language),
    learner: row.holderName ?? displayNameOf(learner),
    round: row.round,
    number: row.number,
    begunAt: row.begunAt.toISOString(),
    endedAt: endedAt.toISOString(),
    endedBy: deadline && endedAt > deadline ? 'clock' : 'learner',
    score: row.score,
    passed: row.state === 'passed',
    answers: paper.map(({ paper: { position, questionId, given, givenAt, order } }) => ({
      position,
      questionId,
      letters: optionLettersOf(given, order),
      at: givenAt?.toISOString() ?? null,
    })),
  }
}
