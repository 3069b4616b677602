import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { certificationKind } from '#src/domain/course/course.ts'
import { certification } from './certification.ts'
import { classroom } from './classroom.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'

/**
 * Addresses that are told of new dates. Nobody is told anything but the question whether the address is theirs, before that is
 * answered. Decision: docs/decisions/new-date-alerts.md.
 */
export const dateAlert = pgTable(
  'date_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In small letters. */
    email: text().notNull(),
    /** The learner who was signed in when it was confirmed; null for everybody else, whatever address they named. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    /** What the links in its mails are signed with. */
    key: text().notNull(),
    /** The folder of the site whose dates are told, and the language of the mails. */
    site: text().notNull(),
    language: text().notNull(),
    /** Which dates: see `DateRequest`. */
    certificationId: integer().references(() => certification.id, { onDelete: 'cascade' }),
    kind: oneOf(certificationKind),
    training: text(),
    city: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which whoever reads the address said yes; null before. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The instant since which nothing came of it: a year later it goes. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_date_alert')
      .on(table.email, table.site, table.certificationId, table.kind, table.training, table.city)
      .nullsNotDistinct(),
    index().on(table.certificationId),
    index().on(table.learnerId),
  ],
)

/** The sessions that an address was told of, or that were there before it asked: of none twice. */
export const toldDate = pgTable(
  'told_date',
  {
    alertId: integer()
      .notNull()
      .references(() => dateAlert.id, { onDelete: 'cascade' }),
    classroomId: integer()
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.classroomId] })],
)
