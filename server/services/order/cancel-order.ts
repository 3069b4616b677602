import { and, eq } from 'drizzle-orm'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import { mayMoveOrder } from '../../../src/domain/order/order-state.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'
import { endOrder } from './end-order.ts'
import { changeOrder, lockOrder } from './order-row.ts'

export interface Cancelling {
  learnerId: number
  seqNo: string
  /** What it is for, where the learner says it. */
  relation?: OrderRelation
  /** Takes it from the learner's list, too. */
  hide?: boolean
  now: number
}

/** Cancels an order that is not paid; again changes nothing. Refused as `notFound`, and as `forbidden` once it is paid. */
export async function cancelOrder(db: Db, cancelling: Cancelling): Promise<true | Refused> {
  const { learnerId, seqNo, relation, hide, now } = cancelling
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, and(eq(order.learnerId, learnerId), eq(order.seqNo, seqNo)))
    if (!row || row.hidden) return refuse('notFound')
    if (relation && (row.kind !== relation.kind || row.relationId !== relation.id)) return refuse('notFound')
    if (row.state === 'paid') return refuse('forbidden')
    if (mayMoveOrder(row.state, 'cancelled')) await endOrder(tx, row, 'cancelled', now)
    if (hide) await changeOrder(tx, row, now, { hidden: true })
    return true
  })
}
