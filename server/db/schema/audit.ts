import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { searchedText, trigramExpression } from './searched-text.ts'

/**
 * Returns the kind of an audit entry's subject, such as "course": the subject without the number or code at its end.
 */
export const auditKind = ({ subject }: { subject: AnyPgColumn }): SQL =>
  sql`regexp_replace(${subject}, ' [^ ]*$', '')`

type Searched = Record<'actor' | 'act' | 'subject', AnyPgColumn>

/** Returns the text by which an audit entry is searched. */
export const auditSearchText = ({ actor, act, subject }: Searched): SQL => searchedText(actor, act, subject)

/** The actions of operators. `actor` is an email address, or the name of the command line. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** The name of the operator's action: publish, withdraw, save, ... */
    act: text().notNull(),
    /** The object of the action, such as "course 7". */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index().on(table.subject),
    index('audit_listed').on(table.at, table.id),
    index('audit_of_subject').on(table.subject, table.at, table.id),
    index('audit_of_actor').on(table.actor, table.at, table.id),
    index('audit_of_act').on(table.act, table.at, table.id),
    index('audit_of_kind').on(sql`(${auditKind(table)})`, table.at, table.id),
    index('audit_of_kind_and_actor').on(sql`(${auditKind(table)})`, table.actor, table.at, table.id),
    index('audit_of_kind_and_act').on(sql`(${auditKind(table)})`, table.act, table.at, table.id),
    index('audit_text').using('gin', trigramExpression(auditSearchText(table))),
  ],
)
