import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The proofs that came with forms, each once, until they would have ended anyway. */
export const spentProof = pgTable(
  'spent_proof',
  {
    id: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
