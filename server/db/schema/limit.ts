import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of attempts within a window of time, for rate limits that all servers share. */
export const rateLimitCount = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
