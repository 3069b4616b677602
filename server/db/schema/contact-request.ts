import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { contactSubject } from '#src/domain/contact/contact-form.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'
import { searchedText, trigrams } from './searched-text.ts'

/** The text by which a question is found. */
export const contactText = ({ name, email }: Record<'name' | 'email', AnyPgColumn>): SQL =>
  searchedText(name, email)

/** Whether a question waits. */
const waits = ({ settledAt }: { settledAt: AnyPgColumn }): SQL => sql`${settledAt} is null`

/** Questions to the people behind the portal; a while after they were settled they go. Decision: docs/decisions/contact-requests.md. */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The learner who was signed in; null for everybody else, whatever address they name. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: oneOf(contactSubject).notNull(),
    message: text().notNull(),
    /** The folder of the site that the question came from; `language` is its reader's: for the answer. */
    site: text().notNull(),
    language: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which it was answered or closed; null while it waits. */
    settledAt: timestamp({ withTimezone: true }),
    settledBy: text(),
    /** What was answered; null where nothing was. */
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
      .using('gin', trigrams(contactText(table)))
      .where(waits(table)),
  ],
)
