import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CreditNote } from '#src/domain/refund/credit-note.ts'
import { invoice } from './invoice.ts'
import { learner } from './learner.ts'
import { order } from './order.ts'
import { refund } from './refund.ts'

/**
 * The last number of each series of credit notes. As for invoices, issuing a credit note locks the row of its
 * series.
 */
export const creditNoteCounter = pgTable('credit_note_counter', {
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** The issued credit notes: one for each refund that was paid. */
export const creditNote = pgTable(
  'credit_note',
  {
    number: text().primaryKey(),
    refundId: integer()
      .notNull()
      .unique()
      .references(() => refund.id),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    invoiceNumber: text()
      .notNull()
      .references(() => invoice.number),
    language: text().notNull(),
    snapshot: jsonb().$type<CreditNote>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
)
