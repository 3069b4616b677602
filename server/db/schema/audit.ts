import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The acts of operators. `actor` is an e-mail address, or the name of the command line. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** The name of the act: publish, withdraw, save, ... */
    act: text().notNull(),
    /** What the act was done to, such as "course 7". */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.subject)],
)
