import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantName } from '#src/domain/content/document.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'

/** A session. `id` is the SHA-256 of the cookie's token: the table alone opens no session. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    tenant: oneOf(tenantName).notNull(),
    /**
     * The operator's roles that the identity provider told at this sign-on; a partner's signature brings
     * none.
     */
    roles: jsonb().$type<string[]>().notNull(),
    /** The token that the identity provider asks for at sign-off. */
    idToken: text(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
