import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { reviewReason } from '#src/domain/order/payment-event.ts'
import { enumColumn } from './enum-column.ts'
import { order } from './order.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

type Searched = Record<'id' | 'payment' | 'merchantTransactionId', AnyPgColumn>

/** Returns the text by which finance searches for a payment. The order of the payment is searched separately. */
export const paymentSearchText = ({ id, payment, merchantTransactionId }: Searched): SQL =>
  searchedText(id, payment, merchantTransactionId)

/** Returns the condition that a payment waits for an operator's review. */
const waits = ({ outcome, closedAt }: Record<'outcome' | 'closedAt', AnyPgColumn>): SQL =>
  sql`${outcome} = 'review' and ${closedAt} is null`

/**
 * The events of payments. Each is stored once and never deleted. `id` consists of the provider's name and the
 * provider's id of the event.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['paid', 'failed', 'expired', 'refunded'] }).notNull(),
    merchantTransactionId: text(),
    /** The id of the order; null if the event belongs to no order. */
    orderId: integer().references(() => order.id),
    payment: text(),
    amount: bigint({ mode: 'number' }),
    currency: text(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    outcome: text({ enum: ['applied', 'noted', 'review'] }).notNull(),
    reason: enumColumn(reviewReason),
    /** The instant at which the event's review was closed; null while it is open, and for events without a review. */
    closedAt: timestamp({ withTimezone: true }),
    closedBy: text(),
    /** The operator who prepared the closing of the review; another operator has to confirm the closing. */
    preparedBy: text(),
    /** The number of the preparing operator's account, because the operator's email address may change. */
    preparedById: integer(),
    /**
     * The instant at which the closing of the review was prepared; null if a server with the previous version of the
     * portal prepared it.
     */
    preparedAt: timestamp({ withTimezone: true }),
    note: text(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.outcome, table.closedAt),
    index('reviews_waiting').on(table.receivedAt, table.id).where(waits(table)),
    index('reviews_waiting_by_reason').on(table.reason, table.receivedAt, table.id).where(waits(table)),
    index('reviews_prepared')
      .on(table.receivedAt, table.id)
      .where(sql`${waits(table)} and ${table.preparedBy} is not null`),
    index('reviews_unprepared')
      .on(table.receivedAt, table.id)
      .where(sql`${waits(table)} and ${table.preparedBy} is null`),
    index('reviews_waiting_text')
      .using('gin', trigramExpression(paymentSearchText(table)))
      .where(waits(table)),
  ],
)

/**
 * A bank transfer that one operator has prepared and another operator has to confirm. The bank's reference
 * identifies the transfer.
 */
export const preparedTransfer = pgTable(
  'prepared_transfer',
  {
    reference: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    preparedBy: text().notNull(),
    /** The number of the operator's account, because the operator's email address may change. */
    preparedById: integer(),
    at: timestamp({ withTimezone: true }).notNull(),
    /**
     * The instant at which the transfer was booked; null before that. It is also null if a server with the previous
     * version of the portal booked the transfer: the event of the transfer then counts.
     */
    bookedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('transfers_prepared').on(table.orderId).where(sql`${table.bookedAt} is null`)],
)
