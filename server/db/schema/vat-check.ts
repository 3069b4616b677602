import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The possible results of a check of a VAT number. */
const vatAnswerStates = ['confirmed', 'unknown', 'unavailable'] as const

/**
 * The last result of the check for each VAT number and requesting seller, because a consultation is evidence for its
 * requester only. Orders store the consultation that they rely on, so a row can be deleted once it is no longer
 * valid.
 */
export const vatCheck = pgTable(
  'vat_check',
  {
    number: text().notNull(),
    requester: text().notNull(),
    /** The result of the check; null until there is a first result. */
    state: text({ enum: vatAnswerStates }),
    consultation: text(),
    /** The instant of the last result of the check. */
    answeredAt: timestamp({ withTimezone: true }),
    /** The instant until which the result counts and no new request is sent. */
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** The instant until which no other server may request a result. */
    askedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.requester] }), index().on(table.validUntil)],
)
