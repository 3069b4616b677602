import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { currencyCode } from '#src/domain/country/currency.ts'
import { onlineMethod } from '#src/domain/order/pay-type.ts'
import { enumColumn } from './enum-column.ts'

/** The payment pages of the local payment provider. */
export const localPayment = pgTable('local_payment', {
  reference: text().primaryKey(),
  merchantTransactionId: text().notNull().unique(),
  state: text({ enum: ['open', 'paid', 'declined', 'ended'] }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: enumColumn(currencyCode).notNull(),
  goods: text().notNull(),
  language: text().notNull(),
  methods: enumColumn(onlineMethod).array().notNull(),
  returnTo: text().notNull(),
  backTo: text().notNull(),
  lapsesAt: timestamp({ withTimezone: true }).notNull(),
})

/** The local provider's refunds, by the portal's key: requests with the same key are the same refund. */
export const localRefund = pgTable('local_refund', {
  key: text().primaryKey(),
  payment: text()
    .notNull()
    .references(() => localPayment.reference),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: enumColumn(currencyCode).notNull(),
})

/** The notifications of the local provider, which it sends again until the portal has accepted them. */
export const localPaymentEvent = pgTable(
  'local_payment_event',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    tries: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('local_events_to_tell').on(table.nextAt).where(sql`${table.deliveredAt} is null`)],
)
