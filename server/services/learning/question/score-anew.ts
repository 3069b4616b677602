import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { mayMoveAttempt } from '#src/domain/exam/attempt.ts'
import { type AttemptRow, attemptsOf } from '../exam/attempt-rows.ts'
import { closeAttempt, completeQuiz, gradeOf, queueResultMail } from '../exam/end-attempt.ts'
import { applyLatePass } from './apply-late-pass.ts'

/**
 * Scores an ended attempt anew after a question of its paper was taken out. A failure may become a pass, which moves
 * registration or course as a pass does; a pass stays one.
 */
export async function scoreAnew(
  tx: Db,
  row: AttemptRow,
  now: number,
): Promise<{ raised: boolean; passed: boolean }> {
  const { score, passed } = await gradeOf(tx, row)
  const turns = passed && row.state === 'failed'
  if (turns && !mayMoveAttempt(row.state, 'passed')) throw new Error(`Attempt ${row.id} can't become passed`)
  if (score === row.score) return { raised: false, passed: false }
  const before = (await attemptsOf(tx, row)).some(({ state }) => state === 'passed')
  await tx
    .update(attempt)
    // A pass is news to the learner, a higher score is not.
    .set({ score, ...(turns && { state: 'passed', seen: false }) })
    .where(eq(attempt.id, row.id))
  if (turns && row.exam === 'quiz') await completeQuiz(tx, row, true, now)
  if (turns && row.exam === 'theory') await closeOpen(tx, row, now)
  if (turns && row.exam === 'theory' && !before && (await applyLatePass(tx, row, now)))
    await queueResultMail(tx, row, { score, passed }, now)
  return { raised: true, passed: turns }
}

/** Closes the attempts that are under way at an exam that turned out to be passed: nothing is decided by them any more. */
async function closeOpen(tx: Db, { learnerId, exam, targetId }: AttemptRow, now: number): Promise<void> {
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
  for (const each of open) await closeAttempt(tx, each, 'expired', now)
}
