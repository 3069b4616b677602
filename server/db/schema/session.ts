import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantName } from '#src/domain/content-item/document.ts'
import { browserName, systemName } from '#src/domain/learner/device.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/**
 * An open session. `id` is the SHA-256 of the cookie's token, so nobody can use a session by reading this table.
 */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    tenant: enumColumn(tenantName).notNull(),
    /** The operator's roles from the identity provider; empty if a partner's signature opened the session. */
    roles: jsonb().$type<string[]>().notNull(),
    /** The instant at which the provider sent the roles; null if they must be requested before they count. */
    rolesToldAt: timestamp({ withTimezone: true }),
    /** The token that renews the roles, encrypted; null if there is none. */
    refreshToken: text(),
    /** The provider's id of the session, which the provider sends to end the session; null if there is none. */
    providerSession: text(),
    /** The token that the identity provider needs at sign-out. */
    idToken: text(),
    begunAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The browser and system that began the session, so that the person recognizes it. */
    browser: enumColumn(browserName).notNull().default('other'),
    system: enumColumn(systemName).notNull().default('other'),
    /** The instant of the last use, to within a few minutes. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which the session ends, whether it is used or not. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.learnerId), index().on(table.providerSession)],
)
