import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { canChangeAttemptState } from '#src/domain/exam/attempt.ts'
import { type AttemptRow, listAttemptsAtExam } from '../exam/attempt-rows.ts'
import { closeAttempt, completeQuiz, gradeAttempt, queueResultMail } from '../exam/end-attempt.ts'
import { applyLatePass } from './apply-late-pass.ts'

/**
 * Rescores an ended attempt after a question of its exam paper was withdrawn. A failure may become a pass, which
 * updates the registration or course like any other pass; a pass stays a pass.
 */
export async function rescoreAttempt(
  tx: Db,
  row: AttemptRow,
  now: number,
): Promise<{ raised: boolean; passed: boolean }> {
  const { score, passed } = await gradeAttempt(tx, row)
  const becomesPass = passed && row.state === 'failed'
  if (becomesPass && !canChangeAttemptState(row.state, 'passed'))
    throw new Error(`Attempt ${row.id} can't become passed`)
  if (score === row.score) return { raised: false, passed: false }
  const hadPassed = (await listAttemptsAtExam(tx, row)).some(({ state }) => state === 'passed')
  await tx
    .update(attempt)
    // The learner is notified only if the attempt becomes a pass, not if only its score rises.
    .set({ score, ...(becomesPass && { state: 'passed', seen: false }) })
    .where(eq(attempt.id, row.id))
  if (becomesPass && row.exam === 'quiz') await completeQuiz(tx, row, true, now)
  if (becomesPass && row.exam === 'theory') await closeOpenAttempts(tx, row, now)
  if (becomesPass && row.exam === 'theory' && !hadPassed && (await applyLatePass(tx, row, now)))
    await queueResultMail(tx, row, { score, passed }, now)
  return { raised: true, passed: becomesPass }
}

/** Closes the open attempts at an exam that the learner has now passed, because their results no longer matter. */
async function closeOpenAttempts(
  tx: Db,
  { learnerId, exam, targetId }: AttemptRow,
  now: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(attempt)
    .where(
      and(
        ...[eq(attempt.learnerId, learnerId), eq(attempt.exam, exam), eq(attempt.targetId, targetId)],
        eq(attempt.state, 'open'),
      ),
    )
    .for('update')
  for (const openAttempt of open) await closeAttempt(tx, openAttempt, 'expired', now)
}
