import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Invoice } from '#src/domain/order/invoice.ts'
import { learner } from './learner.ts'
import { order } from './order.ts'

/**
 * The last number of each series of invoices: issuing one locks the row until the invoice is there, so no
 * number is left out.
 */
export const invoiceCounter = pgTable('invoice_counter', {
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** Invoices as they were issued; one for each order that was paid. */
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
