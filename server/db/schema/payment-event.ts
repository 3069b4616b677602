import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { reviewReason } from '../../../src/domain/order/payment-event.ts'
import { order } from './order.ts'

/** What was told of payments, each once and kept forever: `id` is the provider's name and its own id of the event. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['paid', 'failed', 'expired'] }).notNull(),
    merchantTransactionId: text(),
    /** Null where nobody ordered it. */
    orderId: integer().references(() => order.id),
    payment: text(),
    amount: bigint({ mode: 'number' }),
    currency: text(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    outcome: text({ enum: ['applied', 'noted', 'review'] }).notNull(),
    reason: text({ enum: reviewReason.options as [string, ...string[]] }),
    /** Null while it waits for somebody. */
    closedAt: timestamp({ withTimezone: true }),
    closedBy: text(),
    note: text(),
  },
  (table) => [index().on(table.orderId), index().on(table.outcome, table.closedAt)],
)
