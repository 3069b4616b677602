import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What the register can answer. */
const vatAnswerStates = ['confirmed', 'unknown', 'unavailable'] as const

/**
 * The last answer about each VAT number, by the seller who asked: a consultation is evidence for its requester only. Orders keep the
 * consultation that they rest on, so a row may go once it is no longer valid.
 */
export const vatCheck = pgTable(
  'vat_check',
  {
    number: text().notNull(),
    requester: text().notNull(),
    /** Null until the first answer. */
    state: text({ enum: vatAnswerStates }),
    consultation: text(),
    /** The instant of the answer. */
    answeredAt: timestamp({ withTimezone: true }),
    /** Until then the answer counts, and nobody asks again. */
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** Until then the one who asks has the number for itself. */
    askedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.requester] }), index().on(table.validUntil)],
)
