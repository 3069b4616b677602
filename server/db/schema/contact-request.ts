import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { contactSubject } from '#src/domain/contact/contact-form.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

/** Returns the text by which a contact request is searched. */
export const contactSearchText = ({ name, email }: Record<'name' | 'email', AnyPgColumn>): SQL =>
  searchedText(name, email)

/** Returns the condition that a contact request waits for a reply. */
const waits = ({ settledAt }: { settledAt: AnyPgColumn }): SQL => sql`${settledAt} is null`

/** Contact requests; deleted some time after they were completed. Decision: docs/decisions/contact-requests.md. */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The signed-in learner; null if nobody was signed in, whatever email address the request contains. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: enumColumn(contactSubject).notNull(),
    message: text().notNull(),
    /** The folder of the site and the language of the page that sent the request. The reply uses both. */
    site: text().notNull(),
    language: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which the request was answered or closed; null while it waits. */
    settledAt: timestamp({ withTimezone: true }),
    settledBy: text(),
    /** The answer; null if the request was not answered. */
    answer: text(),
  },
  (table) => [
    index().on(table.learnerId),
    index().on(table.settledAt),
    index('contacts_waiting').on(table.askedAt, table.id).where(waits(table)),
    index('contacts_waiting_by_subject').on(table.subject, table.askedAt, table.id).where(waits(table)),
    index('contacts_waiting_by_site').on(table.site, table.askedAt, table.id).where(waits(table)),
    index('contacts_waiting_by_language').on(table.language, table.askedAt, table.id).where(waits(table)),
    index('contacts_waiting_text')
      .using('gin', trigramExpression(contactSearchText(table)))
      .where(waits(table)),
  ],
)
