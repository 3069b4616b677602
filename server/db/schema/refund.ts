import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { currencyCode } from '#src/domain/country/currency.ts'
import { type PayoutAccount, payoutWay } from '#src/domain/refund/payout.ts'
import { refundReason } from '#src/domain/refund/refund-reason.ts'
import { refundState } from '#src/domain/refund/refund-state.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { order } from './order.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * Refunds of one or many orders that were prepared together: another person confirms or rejects the batch as a
 * whole.
 */
export const refundBatch = pgTable('refund_batch', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reason: enumColumn(refundReason).notNull(),
  /** The note for the second person; the learner does not read it. */
  note: text().notNull(),
  preparedBy: text().notNull(),
  /** The number of the operator's account, because the operator's email address may change; null if unknown. */
  preparedById: integer(),
  preparedAt: instant().notNull(),
})

/** The refund of an order, in full or in part. The amount is in minor units. */
export const refund = pgTable(
  'refund',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The batch that last prepared this refund. */
    batchId: integer()
      .notNull()
      .references(() => refundBatch.id),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    /** The reason that was entered at the first preparation; the credit note shows it. */
    reason: enumColumn(refundReason).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: enumColumn(currencyCode).notNull(),
    /** The reason why the learner stays enrolled although all money is refunded; null if the enrolment ends. */
    keepPlace: text(),
    way: enumColumn(payoutWay).notNull(),
    /**
     * The account to which a transfer is sent. Null if the money goes back to the account of the payment, and after
     * the transfer was confirmed or rejected.
     */
    account: jsonb().$type<PayoutAccount>(),
    state: enumColumn(refundState).notNull(),
    /** The key by which the payment provider knows the refund; each preparation gets a new key. */
    key: text().notNull().unique(),
    /** The provider's own id of the refund. */
    providerId: text(),
    failure: text(),
    /** The bank's reference of the sent transfer, and the operator who reported it. */
    sentReference: text(),
    sentBy: text(),
    sentById: integer(),
    sentAt: instant(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('one_prepared_refund').on(table.orderId).where(sql`${table.state} = 'prepared'`),
    index().on(table.batchId),
    index().on(table.orderId),
    index().on(table.state),
  ],
)
