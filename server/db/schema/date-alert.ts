import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'

/**
 * Addresses that are told of new dates: of the classrooms of a certification, or of workshops and seminars. Nobody is told anything
 * but the question whether the address is theirs, before that is answered. Decisions: "Mails added".
 */
export const dateAlert = pgTable(
  'date_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In small letters. */
    email: text().notNull(),
    /** The folder of the site whose dates are told, and the language of the mails. */
    site: text().notNull(),
    language: text().notNull(),
    /** The certification whose classrooms are told of; null for those that belong to none. */
    certificationId: integer().references(() => certification.id, { onDelete: 'cascade' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which whoever reads the address said yes; null before. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The instant since which nothing came of it: a year later it goes. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_date_alert').on(table.email, table.site, table.certificationId).nullsNotDistinct(),
    index().on(table.certificationId),
  ],
)
