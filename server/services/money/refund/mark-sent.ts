import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type Operator, ownMatter, samePerson } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockRefund, moveRefund, type RefundRow } from './refund-row.ts'
import { sentOf } from './shown-refunds.ts'

interface Transferred {
  /** The number of the refund. */
  id: number
  operator: Operator
  now: number
}

/**
 * Marks a refund as sent by bank transfer, by two persons: the first says the bank's reference, the second says the same, and the account is
 * erased. Until then the first person may correct the reference. Refused as `notFound`; as `forbidden` for the operator's own refund and to the
 * first person; as `invalid` where the second says another reference; and as `repeatSubmit` where no transfer is to be sent.
 */
export async function markSent(
  db: Db,
  { reference, ...of }: Transferred & { reference: string },
): Promise<{ prepared: boolean } | RefusedResult> {
  const { operator, now } = of
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, of)
    if (isRefused(row)) return row
    if (row.state === 'confirmed') {
      const said = { sentReference: reference, sentAt: new Date(now) }
      const by = { sentBy: operator.name, sentById: operator.learnerId }
      await moveRefund(tx, row, 'sent', now, { ...said, ...by })
      await audit(tx, of, row, 'prepare-refund-sent', { reference })
      return { prepared: true }
    }
    const same = samePerson(operator, { name: row.sentBy ?? '', learnerId: row.sentById })
    if (row.sentReference !== reference) {
      if (!same)
        return refuse('invalid', {
          reason: 'otherThanPrepared',
          fields: ['reference'],
          prepared: sentOf(row),
        })
      await tx
        .update(refund)
        .set({ sentReference: reference, sentAt: new Date(now) })
        .where(eq(refund.id, row.id))
      await audit(tx, of, row, 'prepare-refund-sent', { reference })
      return { prepared: true }
    }
    if (same) return same
    await moveRefund(tx, row, 'done', now, { account: null })
    await audit(tx, of, row, 'confirm-refund-sent', { reference })
    return { prepared: false }
  })
}

/**
 * Takes back that a refund was sent by transfer. A refund that a second person had confirmed has failed then, because the bank returned the
 * money; any other is to be sent again. Refused as `notFound`, as `forbidden` for the operator's own refund, and as `repeatSubmit` where nobody
 * says that it was sent.
 */
export async function markReturned(
  db: Db,
  { note, ...of }: Transferred & { note: string },
): Promise<{ failed: boolean } | RefusedResult> {
  const { now } = of
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, of, 'done')
    if (isRefused(row)) return row
    if (row.state === 'confirmed') return refuse('repeatSubmit', { reason: 'refundDecided' })
    const failed = row.state === 'done'
    const nothing = { sentReference: null, sentBy: null, sentById: null, sentAt: null }
    await moveRefund(tx, row, failed ? 'failed' : 'confirmed', now, {
      ...nothing,
      failure: failed ? note : null,
    })
    await audit(tx, of, row, 'refund-not-sent', { note, reference: row.sentReference })
    return { failed }
  })
}

/** Returns a booked refund by bank transfer, locked until the transaction ends; `also` is one more state that is allowed. */
async function lockTransfer(
  tx: Db,
  { id, operator }: Transferred,
  also?: 'done',
): Promise<(RefundRow & { seqNo: string }) | RefusedResult> {
  const row = await lockRefund(tx, id)
  if (!row) return refuse('notFound')
  const own = ownMatter(operator, row.learnerId)
  if (own) return own
  const [booked] = await tx
    .select({ seqNo: order.seqNo })
    .from(creditNote)
    .innerJoin(order, eq(order.id, creditNote.orderId))
    .where(eq(creditNote.refundId, id))
  const isOpen = row.state === 'confirmed' || row.state === 'sent' || row.state === also
  if (!booked || row.way !== 'transfer' || !isOpen) return refuse('repeatSubmit', { reason: 'refundDecided' })
  return { ...row, ...booked }
}

const audit = (
  tx: Db,
  { operator, now }: Transferred,
  { id, amount, currency, seqNo }: RefundRow & { seqNo: string },
  act: string,
  detail: object,
) =>
  writeAudit(tx, {
    ...{ actor: operator.name, now, act, subject: `order ${seqNo}` },
    detail: { id, amount, currency, ...detail },
  })
