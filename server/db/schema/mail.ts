import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailData } from '../../../src/domain/mail/mail-data.ts'
import type { MailKind } from '../../../src/domain/mail/mail-kind.ts'
import { learner } from './learner.ts'

/** Mails on their way out, and those that are gone: what was told once is never told again. */
export const mail = pgTable(
  'mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is told of, once: "certificateExpiring-30:certificate:12". */
    occasion: text().notNull().unique(),
    kind: text().$type<MailKind>().notNull(),
    /** Who gets it; null for those who are no learners. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    /** Another address than the learner's; deleted when the mail has served. */
    email: text(),
    /** The folder of the site that the act was done on; null: the one of the learner's mail before. */
    site: text(),
    /** Null: the learner's own. */
    language: text(),
    /** Emptied when the mail has served. */
    data: jsonb().$type<MailData>().notNull(),
    state: text({ enum: ['queued', 'sent', 'dropped', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next; while it is being sent, when another server may take it over. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Why the last try failed. */
    failure: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.state} = 'queued'`),
    index().on(table.learnerId),
  ],
)
