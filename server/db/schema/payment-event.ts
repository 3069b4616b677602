import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { reviewReason } from '#src/domain/order/payment-event.ts'
import { oneOf } from './one-of.ts'
import { order } from './order.ts'
import { searchedText, trigrams } from './searched-text.ts'

type Searched = Record<'id' | 'payment' | 'merchantTransactionId', AnyPgColumn>

/** Returns the text by which finance searches for a payment, besides its order. */
export const paymentText = ({ id, payment, merchantTransactionId }: Searched): SQL =>
  searchedText(id, payment, merchantTransactionId)

/** Whether a payment waits for an operator. */
const waits = ({ outcome, closedAt }: Record<'outcome' | 'closedAt', AnyPgColumn>): SQL =>
  sql`${outcome} = 'review' and ${closedAt} is null`

/** The events of payments, each stored once and for ever: `id` is the provider's name and its own id of the event. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['paid', 'failed', 'expired', 'refunded'] }).notNull(),
    merchantTransactionId: text(),
    /** The id of the order; null if there is none. */
    orderId: integer().references(() => order.id),
    payment: text(),
    amount: bigint({ mode: 'number' }),
    currency: text(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    outcome: text({ enum: ['applied', 'noted', 'review'] }).notNull(),
    reason: oneOf(reviewReason),
    /** The instant at which its review was closed; null while it waits for an operator. */
    closedAt: timestamp({ withTimezone: true }),
    closedBy: text(),
    /** The operator who prepared the closing; another one confirms it. */
    preparedBy: text(),
    /** The number of their account, because its address may change. */
    preparedById: integer(),
    /** The instant of the preparation; null if a server of the previous release prepared it. */
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
      .using('gin', trigrams(paymentText(table)))
      .where(waits(table)),
  ],
)

/** A bank transfer that one operator has prepared and another has to confirm, by the bank's own reference. */
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
    /** The number of the operator's account, because its address may change. */
    preparedById: integer(),
    at: timestamp({ withTimezone: true }).notNull(),
    /**
     * The instant at which it was booked. Null before, and if a server of the previous release booked it: then the event of the transfer
     * counts.
     */
    bookedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('transfers_prepared').on(table.orderId).where(sql`${table.bookedAt} is null`)],
)
