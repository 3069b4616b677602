import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The nonces of partners' signatures that were used, kept until the signature would have lapsed anyway. */
export const signNonce = pgTable(
  'sign_nonce',
  {
    appId: text().notNull(),
    nonce: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.nonce] })],
)
