import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The state of the embedded identity provider: sessions, codes, grants. */
export const identityState = pgTable(
  'identity_state',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantId),
    index().on(table.uid),
  ],
)

/** The embedded provider's demonstration accounts. `password` is salt and scrypt hash. */
export const identityAccount = pgTable('identity_account', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  password: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  roles: jsonb().$type<string[]>().notNull(),
})
