import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { AuditAction } from '#src/domain/audit-action.ts'
import { checkNotOwnCase, checkSecondPerson, type Operator } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { sentTransferOf } from './list-refunds.ts'
import { lockRefund, type RefundRow, updateRefundState } from './refund-row.ts'

interface TransferInput {
  id: number
  operator: Operator
  now: number
}

/**
 * Marks a refund as sent by bank transfer, in two steps by two people. The first person enters the bank's reference,
 * and may correct it until the second person confirms it. The confirmation erases the account data. Refused as
 * `notFound` if there is no such refund, and as `repeatSubmit` if no transfer is due. Refused as `forbidden` for the
 * operator's own refund and for a second step by the same person. Refused as `invalid` if the references differ.
 */
export async function markRefundSent(
  db: Db,
  { reference, ...input }: TransferInput & { reference: string },
): Promise<{ prepared: boolean } | RefusedResult> {
  const { operator, now } = input
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, input)
    if (isRefused(row)) return row
    if (row.state === 'confirmed') {
      const sentColumns = { sentReference: reference, sentAt: new Date(now) }
      const by = { sentBy: operator.name, sentById: operator.learnerId }
      await updateRefundState(tx, row, 'sent', now, { ...sentColumns, ...by })
      await audit(tx, input, row, 'prepare-refund-sent', { reference })
      return { prepared: true }
    }
    const selfConfirmation = checkSecondPerson(operator, { name: row.sentBy ?? '', learnerId: row.sentById })
    if (row.sentReference !== reference) {
      if (!selfConfirmation)
        return refuse('invalid', {
          reason: 'otherThanPrepared',
          fields: ['reference'],
          prepared: sentTransferOf(row),
        })
      await tx
        .update(refund)
        .set({ sentReference: reference, sentAt: new Date(now) })
        .where(eq(refund.id, row.id))
      await audit(tx, input, row, 'prepare-refund-sent', { reference })
      return { prepared: true }
    }
    if (selfConfirmation) return selfConfirmation
    await updateRefundState(tx, row, 'done', now, { account: null })
    await audit(tx, input, row, 'confirm-refund-sent', { reference })
    return { prepared: false }
  })
}

/**
 * Reverts that a refund was marked as sent by transfer. If a second person had confirmed the mark, the refund
 * becomes failed, because the bank returned the money; otherwise the refund has to be sent again. Refused as
 * `notFound` if there is no such refund, as `forbidden` for the operator's own refund, and as `repeatSubmit` if the
 * refund is not marked as sent.
 */
export async function markRefundReturned(
  db: Db,
  { note, ...input }: TransferInput & { note: string },
): Promise<{ failed: boolean } | RefusedResult> {
  const { now } = input
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, input, 'done')
    if (isRefused(row)) return row
    if (row.state === 'confirmed') return refuse('repeatSubmit', { reason: 'refundDecided' })
    const failed = row.state === 'done'
    const emptyColumns = { sentReference: null, sentBy: null, sentById: null, sentAt: null }
    await updateRefundState(tx, row, failed ? 'failed' : 'confirmed', now, {
      ...emptyColumns,
      failure: failed ? note : null,
    })
    await audit(tx, input, row, 'refund-not-sent', { note, reference: row.sentReference })
    return { failed }
  })
}

/**
 * Returns a booked refund by bank transfer, locked until the transaction ends. `alsoAllowed` is a further state in
 * which the refund may be.
 */
async function lockTransfer(
  tx: Db,
  { id, operator }: TransferInput,
  alsoAllowed?: 'done',
): Promise<(RefundRow & { seqNo: string }) | RefusedResult> {
  const row = await lockRefund(tx, id)
  if (!row) return refuse('notFound')
  const ownRefusal = checkNotOwnCase(operator, row.learnerId)
  if (ownRefusal) return ownRefusal
  const [booked] = await tx
    .select({ seqNo: order.seqNo })
    .from(creditNote)
    .innerJoin(order, eq(order.id, creditNote.orderId))
    .where(eq(creditNote.refundId, id))
  const isOpen = row.state === 'confirmed' || row.state === 'sent' || row.state === alsoAllowed
  if (!booked || row.way !== 'transfer' || !isOpen) return refuse('repeatSubmit', { reason: 'refundDecided' })
  return { ...row, ...booked }
}

const audit = (
  tx: Db,
  { operator, now }: TransferInput,
  { id, amount, currency, seqNo }: RefundRow & { seqNo: string },
  action: AuditAction,
  detail: object,
) =>
  writeAuditEntry(tx, {
    ...{ actor: operator.name, now, act: action, subject: `order ${seqNo}` },
    detail: { id, amount, currency, ...detail },
  })
