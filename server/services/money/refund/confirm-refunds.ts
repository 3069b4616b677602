import type { Db } from '#server/db/client.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { refundJobName } from '#src/domain/job/job-name.ts'
import { checkSecondPerson, type Operator } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listPreparedRefunds } from './list-refunds.ts'
import { lockPreparedRefunds } from './lock-prepared-refunds.ts'
import { updateRefundState } from './refund-row.ts'

interface ConfirmRefundsInput {
  /** The id of the refund batch. */
  id: number
  /** The code of the batch data that the second person has reviewed; it changes if the data change. */
  seen: string
  operator: Operator
  now: number
}

/**
 * Confirms all refunds of a batch that another person prepared, and queues the jobs that send the money. Refused as
 * `notFound` if there is no such batch, and as `repeatSubmit` if the batch is already decided. Refused as
 * `forbidden` for the person who prepared the refunds and for a person who would receive one of them. Refused as
 * `invalid`, with the prepared data, if these data differ from the data that the person has seen.
 */
export async function confirmRefunds(
  db: Db,
  { id, seen, operator, now }: ConfirmRefundsInput,
): Promise<{ refunds: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const locked = await lockPreparedRefunds(tx, id, operator)
    if (isRefused(locked)) return locked
    const { batch, refunds } = locked
    const selfConfirmation = checkSecondPerson(operator, {
      name: batch.preparedBy,
      learnerId: batch.preparedById,
    })
    if (selfConfirmation) return selfConfirmation
    const [prepared] = await listPreparedRefunds(tx, id)
    if (prepared?.seen !== seen)
      return refuse('invalid', { reason: 'otherThanPrepared', fields: ['seen'], prepared })
    for (const row of refunds) {
      await updateRefundState(tx, row, 'confirmed', now)
      const detail = { refund: id, id: row.id, amount: row.amount, currency: row.currency }
      const subject = `order ${row.seqNo}`
      await writeAuditEntry(tx, { actor: operator.name, now, act: 'confirm-refund', subject, detail })
    }
    await queueJobs(
      tx,
      refunds.map((row) => refundJobName(row.id)),
      now,
    )
    return { refunds: refunds.length }
  })
}
