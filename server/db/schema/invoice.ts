import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Invoice } from '#src/domain/order/invoice.ts'
import { learner } from './learner.ts'
import { order } from './order.ts'

/**
 * The last number of each series of invoices. Issuing an invoice locks the row until the invoice is committed, so
 * that numbers have no gaps.
 */
export const invoiceCounter = pgTable('invoice_counter', {
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** Issued invoices; one for each paid order. */
export const invoice = pgTable('invoice', {
  number: text().primaryKey(),
  orderId: integer()
    .notNull()
    .unique()
    .references(() => order.id),
  learnerId: integer()
    .notNull()
    .references(() => learner.id),
  language: text().notNull(),
  snapshot: jsonb().$type<Invoice>().notNull(),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
})
