import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantName } from '#src/domain/content-item/document.ts'
import { browserName, systemName } from '#src/domain/learner/device.ts'
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
    /** The operator's roles that the identity provider told last; a partner's signature brings none. */
    roles: jsonb().$type<string[]>().notNull(),
    /** The instant at which the provider told them; null where it must be asked before they count. */
    rolesToldAt: timestamp({ withTimezone: true }),
    /** The token that the provider tells them again for, sealed; null where it gave none. */
    refreshToken: text(),
    /** The provider's own name of the session, by which it ends it from afar; null where it gives none. */
    providerSession: text(),
    /** The token that the identity provider asks for at sign-off. */
    idToken: text(),
    begunAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What it was begun with, for the person to know it again. */
    browser: oneOf(browserName).notNull().default('other'),
    system: oneOf(systemName).notNull().default('other'),
    /** The instant at which it was used last, to within a few minutes. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant at which the session ends, whatever is visited until then. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.learnerId), index().on(table.providerSession)],
)
