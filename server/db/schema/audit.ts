import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators did. `actor` is an address, or the name of the command line. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** publish, withdraw, save, ... */
    act: text().notNull(),
    /** What it was done to, such as "course 7". */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.subject)],
)
