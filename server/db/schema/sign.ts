import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The used nonces of partners' signatures, stored until the signature would have expired anyway. */
export const signNonce = pgTable(
  'sign_nonce',
  {
    appId: text().notNull(),
    nonce: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.nonce] })],
)
