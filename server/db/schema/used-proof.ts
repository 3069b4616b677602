import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The proofs of work that were sent with forms, stored until they would have expired anyway. */
export const usedProof = pgTable(
  'spent_proof',
  {
    id: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
