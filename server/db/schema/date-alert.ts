import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { certificationKind } from '#src/domain/course/course.ts'
import { certification } from './certification.ts'
import { classroom } from './classroom.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/**
 * Email addresses that receive alerts about new dates. An address that is not confirmed receives only one email,
 * which asks its owner to confirm the alert. Decision: docs/decisions/new-date-alerts.md.
 */
export const dateAlert = pgTable(
  'date_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The email address in lower case. */
    email: text().notNull(),
    /**
     * The learner who was signed in at the confirmation; null if nobody was signed in, whatever address was given.
     */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    /** The key that signs the links in the emails of this alert. */
    key: text().notNull(),
    /** The folder of the site whose dates are reported, and the language of the mails. */
    site: text().notNull(),
    language: text().notNull(),
    /** The filter of the dates: see `DateAlertFilter`. */
    certificationId: integer().references(() => certification.id, { onDelete: 'cascade' }),
    kind: enumColumn(certificationKind),
    training: text(),
    city: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which the owner of the address confirmed the alert; null before the confirmation. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The instant at which the alert was last used; the alert is deleted a year later. */
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

/**
 * The training sessions that were already reported to an address, or that existed before the alert was requested. So
 * no session is reported twice.
 */
export const reportedDate = pgTable(
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
