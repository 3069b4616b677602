import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkSecondPerson, type Operator } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { lockPreparedRefunds } from './lock-prepared-refunds.ts'
import { updateRefundState } from './refund-row.ts'

interface RejectRefundsInput {
  /** The id of the refund batch. */
  id: number
  /** The reason for the rejection, for the person who prepared the refunds. */
  note: string
  operator: Operator
  now: number
}

/**
 * Rejects all refunds of a batch, or withdraws them if the operator prepared them. A refund with a credit note must
 * still be paid out, so it becomes failed again. Refused as `notFound` if there is no such batch, as `forbidden` for
 * a person who would receive one of the refunds, and as `repeatSubmit` if the refunds are already decided.
 */
export async function rejectRefunds(
  db: Db,
  { id, note, operator, now }: RejectRefundsInput,
): Promise<{ withdrawn: boolean } | RefusedResult> {
  return db.transaction(async (tx) => {
    const locked = await lockPreparedRefunds(tx, id, operator)
    if (isRefused(locked)) return locked
    const { preparedBy, preparedById } = locked.batch
    const withdrawn = checkSecondPerson(operator, { name: preparedBy, learnerId: preparedById }) !== null
    const action = withdrawn ? 'withdraw-refund' : 'reject-refund'
    for (const row of locked.refunds) {
      const [credited] = await tx.select().from(creditNote).where(eq(creditNote.refundId, row.id))
      const to = credited ? 'failed' : withdrawn ? 'withdrawn' : 'rejected'
      await updateRefundState(tx, row, to, now, { account: null })
      const detail = { refund: id, id: row.id, note }
      await writeAuditEntry(tx, {
        actor: operator.name,
        now,
        act: action,
        subject: `order ${row.seqNo}`,
        detail,
      })
    }
    return { withdrawn }
  })
}
