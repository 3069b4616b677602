import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counted tries within a window of time, shared by all servers. */
export const limit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
