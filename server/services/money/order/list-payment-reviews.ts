import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { order, orderSearchText } from '#server/db/schema/order.ts'
import { paymentEvent, paymentSearchText } from '#server/db/schema/payment-event.ts'
import { booleanFilterCondition, filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import { paymentReview } from '#src/domain/order/payment-review.ts'
import { preparedReviewClosingOf } from './close-payment-review.ts'

interface Request extends ListRequest {
  reason?: ReviewReason | undefined
  /** Whether to list only payment reviews with a prepared closing, or only the others; undefined for both. */
  prepared?: boolean | undefined
}

const isOpen = sql`${paymentEvent.outcome} = 'review' and ${paymentEvent.closedAt} is null`

/** Lists the payments that need a review, the oldest first. */
export const listPaymentReviews = (
  db: Db,
  log: Pick<Logger, 'error'>,
  { reason, prepared, ...request }: Request,
) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'reviews', row: paymentReview, sorts: { received: 'instant' }, defaultSort: 'received' },
      sources: [
        {
          ...{ table: paymentEvent, id: paymentEvent.id, idKind: 'text' },
          sortColumns: { received: paymentEvent.receivedAt },
          where: and(
            isOpen,
            booleanFilterCondition(
              prepared,
              isNotNull(paymentEvent.preparedBy),
              isNull(paymentEvent.preparedBy),
            ),
            filterCondition([paymentEvent.reason, reason]),
          ),
          text: paymentSearchText(paymentEvent),
          textWhere: isOpen,
          relatedText: {
            ...{ table: order, id: order.id, idKind: 'number', text: orderSearchText(order) },
            referringColumn: paymentEvent.orderId,
          },
          reader: createRowReader({ load: loadReviews, toListRow: toPaymentReview }),
        },
      ],
    },
    request,
  )

const loadReviews = (db: Db, ids: (number | string)[]) =>
  db
    .select({ id: paymentEvent.id, event: paymentEvent, seqNo: order.seqNo, state: order.state })
    .from(paymentEvent)
    .leftJoin(order, eq(order.id, paymentEvent.orderId))
    .where(inArray(paymentEvent.id, ids as string[]))

const toPaymentReview = ({ event, seqNo, state }: Awaited<ReturnType<typeof loadReviews>>[number]) => ({
  eventId: event.id,
  reason: event.reason,
  seqNo,
  state,
  payment: event.payment,
  amount: event.amount,
  currency: event.currency,
  receivedAt: event.receivedAt.toISOString(),
  prepared: preparedReviewClosingOf(event),
})
