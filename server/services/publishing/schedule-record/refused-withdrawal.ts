import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { learner } from '#server/db/schema/learner.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { withdrawalJobName } from '#src/domain/job/job-name.ts'
import { personOfActor } from '#src/domain/operator.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { describeRefusal } from './describe-refusal.ts'

/**
 * Reports that a withdrawal was refused when it was due: creates a failed job, which an operator can retry, and
 * mails the editor.
 */
export async function reportRefusedWithdrawal(
  tx: Db,
  name: ItemId,
  refused: RefusedResult,
  { editor, now }: { editor: string; now: number },
): Promise<void> {
  const at = new Date(now)
  const reason = describeRefusal(name, refused)
  const row = { state: 'failed' as const, tries: 1, failure: reason, dueAt: at }
  await tx
    .insert(job)
    .values({ name: withdrawalJobName(itemSubjectOf(name)), queuedAt: at, ...row })
    .onConflictDoUpdate({ target: job.name, set: { ...row, asked: sql`${job.asked} + 1` } })
  const [person] = await tx
    .select({ id: learner.id })
    .from(learner)
    .where(eq(learner.email, personOfActor(editor)))
    .limit(1)
  if (!person) return
  const data = { item: itemSubjectOf(name), reason }
  const deduplicationKey = `withdrawalRefused:${itemSubjectOf(name)}:${now}`
  await queueMail(tx, { kind: 'withdrawalRefused', learnerId: person.id, data, deduplicationKey, now })
}

/**
 * Returns the time and reason of the last refused withdrawal of an item; null if a later withdrawal succeeded, or
 * none was refused.
 */
export async function findRefusedWithdrawal(db: Db, name: ItemId) {
  const of = and(eq(job.name, withdrawalJobName(itemSubjectOf(name))), eq(job.state, 'failed'))
  const [row] = await db.select().from(job).where(of)
  return row ? { at: row.dueAt.toISOString(), reason: row.failure ?? '' } : null
}

/** Deletes the failed job of a withdrawal that has been done or scheduled again since. */
export const deleteRefusedWithdrawalJob = (tx: Db, name: ItemId): Promise<unknown> =>
  tx.delete(job).where(eq(job.name, withdrawalJobName(itemSubjectOf(name))))
