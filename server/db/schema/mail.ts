import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { mailState } from '#src/domain/mail/mail-state.ts'
import type { MessageText } from '#src/domain/message/message.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

/** Returns the text by which a mail is searched. The learner of the mail is searched separately. */
export const mailSearchText = ({ email }: { email: AnyPgColumn }): SQL => searchedText(email)

/** Queued and sent mails. Each deduplication key is mailed once. */
export const mail = pgTable(
  'mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The deduplication key of the mail, which is unique: "certificateExpiring-30:certificate:12". */
    occasion: text().notNull().unique(),
    kind: text().$type<MailKind>().notNull(),
    /** The learner who receives the mail; null for people without an account. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    /** The recipient's email address if it is not the learner's; deleted after the mail was sent. */
    email: text(),
    /**
     * The folder of the site on which the cause of the mail happened. If it is null, the site of the learner's
     * previous mail is used.
     */
    site: text(),
    /** The code of the mail's language; null if the mail is in the learner's language. */
    language: text(),
    /** The data of the mail; emptied after the mail was sent. */
    data: jsonb().$type<MailData>().notNull(),
    state: enumColumn(mailState).notNull(),
    tries: integer().notNull().default(0),
    /**
     * The instant of the next attempt. While a server sends the mail, this is the instant from which another server
     * may take the mail over.
     */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** The reason why the last attempt failed. */
    failure: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /**
     * The sent text, for the learner to read in the portal. It is stored for a year, without codes that give access
     * to something. Null for people without an account, and before the mail was sent.
     */
    text: jsonb().$type<MessageText>(),
    /** The instant at which the learner first read the mail in the portal. */
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.state} = 'queued'`),
    index().on(table.learnerId),
    index('mails_by_state').on(table.state, table.id),
    index('mails_by_kind').on(table.kind, table.id),
    index('mails_text')
      .using('gin', trigramExpression(mailSearchText(table)))
      .where(sql`${table.email} is not null`),
    index('mail_jobs').on(table.dueAt, table.id).where(sql`${table.state} in ('queued', 'failed')`),
    index('mail_jobs_by_state')
      .on(table.state, table.dueAt, table.id)
      .where(sql`${table.state} in ('queued', 'failed')`),
    index('mails_to_read').on(table.learnerId, table.id).where(sql`${table.text} is not null`),
  ],
)
