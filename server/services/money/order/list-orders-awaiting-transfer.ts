import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { order, orderSearchText } from '#server/db/schema/order.ts'
import { preparedTransfer } from '#server/db/schema/payment-event.ts'
import {
  booleanFilterCondition,
  filterCondition,
  isSourceRequested,
} from '#server/services/platform/list/filter-condition.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { orderAwaitingTransfer } from '#src/domain/order/payment-review.ts'
import { isTransferUnbooked, loadPreparedTransfers } from './prepared-transfers.ts'

interface Request extends ListRequest {
  currency?: CurrencyCode | undefined
  /** Whether to list only orders with a prepared transfer, or only orders without one; undefined for both. */
  prepared?: boolean | undefined
}

/** The condition that an order has a prepared transfer that is not booked. */
const hasPrepared = sql`${order.id} in (select ${preparedTransfer.orderId} from ${preparedTransfer} where ${isTransferUnbooked})`
const hasNoPrepared = sql`not exists (select 1 from ${preparedTransfer} where ${preparedTransfer.orderId} = ${order.id} and ${isTransferUnbooked})`

const isByTransfer = sql`${order.payType} = 'bankTransfer'`
const isLive = sql`${order.state} in ('created', 'pending')`
const hasEnded = sql`${order.state} not in ('created', 'pending')`

/**
 * Lists the orders that wait for a bank transfer, and ended orders for which a transfer is prepared, by the time
 * they expire.
 */
export const listOrdersAwaitingTransfer = (
  db: Db,
  log: Pick<Logger, 'error'>,
  { currency, prepared, ...request }: Request,
) =>
  loadListPage(
    db,
    log,
    {
      ...{
        name: 'due',
        row: orderAwaitingTransfer,
        sorts: { lapses: 'instant', total: 'amount' },
        defaultSort: 'lapses',
      },
      sources: [
        ordersWhere(
          and(
            ...[isByTransfer, isLive, filterCondition([order.currency, currency])],
            booleanFilterCondition(prepared, hasPrepared, hasNoPrepared),
          ),
        ),
        ordersWhere(
          and(
            ...[isByTransfer, hasEnded, hasPrepared, filterCondition([order.currency, currency])],
            isSourceRequested(prepared !== false),
          ),
        ),
      ],
    },
    request,
  )

const reader = createRowReader({
  async load(db, ids) {
    const rows = await db
      .select()
      .from(order)
      .where(inArray(order.id, ids as number[]))
    const prepared = await loadPreparedTransfers(db, ids as number[])
    return rows.map((row) => ({ ...row, prepared: prepared.get(row.id) ?? [] }))
  },
  toListRow: ({ kind, targetId, buyer, placedAt, lapsesAt, ...row }) => ({
    ...row,
    target: { kind, id: targetId },
    learner: `${buyer.firstName} ${buyer.lastName}`,
    email: buyer.email,
    placedAt: placedAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  }),
})

const ordersWhere = (where: SQL | undefined): ListSource => ({
  ...{ table: order, id: order.id, idKind: 'number' },
  sortColumns: { lapses: order.lapsesAt, total: order.total },
  where,
  text: orderSearchText(order),
  reader,
})
