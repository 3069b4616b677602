import type { Db } from '#server/db/client.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { refundJob } from '#src/domain/job/job-name.ts'
import { type Operator, samePerson } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockPrepared } from './lock-prepared.ts'
import { moveRefund } from './refund-row.ts'
import { listPrepared } from './shown-refunds.ts'

interface Confirming {
  /** The number of the act that prepared the refunds. */
  id: number
  /** The code of what the second person was shown. */
  seen: string
  operator: Operator
  now: number
}

/**
 * Confirms all refunds that another person prepared by one act, and queues the jobs that send the money. Refused as `notFound`; as `forbidden` to
 * the person who prepared them and to a person whom one of them concerns; as `repeatSubmit` once they were decided; and as `invalid`, with what is
 * prepared, where that differs from what the person has seen.
 */
export async function confirmRefunds(
  db: Db,
  { id, seen, operator, now }: Confirming,
): Promise<{ refunds: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const locked = await lockPrepared(tx, id, operator)
    if (isRefused(locked)) return locked
    const { batch, refunds } = locked
    const same = samePerson(operator, { name: batch.preparedBy, learnerId: batch.preparedById })
    if (same) return same
    const [prepared] = await listPrepared(tx, id)
    if (prepared?.seen !== seen)
      return refuse('invalid', { reason: 'otherThanPrepared', fields: ['seen'], prepared })
    for (const row of refunds) {
      await moveRefund(tx, row, 'confirmed', now)
      const detail = { refund: id, id: row.id, amount: row.amount, currency: row.currency }
      const subject = `order ${row.seqNo}`
      await writeAudit(tx, { actor: operator.name, now, act: 'confirm-refund', subject, detail })
    }
    await queueJobs(
      tx,
      refunds.map((row) => refundJob(row.id)),
      now,
    )
    return { refunds: refunds.length }
  })
}
