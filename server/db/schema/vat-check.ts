import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The states of an answer. */
const vatAnswerStates = ['confirmed', 'unknown', 'unavailable'] as const

/**
 * The last answer about each VAT number, by the requesting seller, because a consultation is evidence for its requester only. Orders
 * store the consultation that they rely on, so a row can be deleted once it is no longer valid.
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
    /** The instant until which the answer counts and no new request is sent. */
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** The instant until which one server has reserved the request. */
    askedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.requester] }), index().on(table.validUntil)],
)
