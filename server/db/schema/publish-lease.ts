import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who publishes a site: one publisher at a time, of all servers and machines. */
export const publishLease = pgTable('publish_lease', {
  /** The folder of the site. */
  site: text().primaryKey(),
  /** The number of the publish: each that begins gets the next, and one that was overtaken is known by it. */
  fence: bigint({ mode: 'number' }).notNull(),
  /** The instant from which another may begin; null when the publish has ended. */
  lapsesAt: timestamp({ withTimezone: true }),
})

/** The codes that pages were made by: which is older is the same for all servers. */
export const pageCode = pgTable('page_code', {
  /** The digest of the sources. */
  digest: text().primaryKey(),
  /** How many migrations the server knew that asked first. */
  migrations: integer().notNull(),
  /** When pages were first compiled of these sources. */
  madeAt: timestamp({ withTimezone: true }).notNull(),
})
