import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The lease to publish a site: one publisher at a time, among all servers and machines. */
export const publishLease = pgTable('publish_lease', {
  /** The folder of the site. */
  site: text().primaryKey(),
  /**
   * The number of the publish. Each new publish gets the next number, so that a publish whose lease was taken over
   * can be recognized.
   */
  fence: bigint({ mode: 'number' }).notNull(),
  /** The instant from which another publisher may begin; null when the publish has ended. */
  lapsesAt: timestamp({ withTimezone: true }),
})

/** The code versions that rendered pages. All servers sort them in the same order. */
export const pageCode = pgTable('page_code', {
  /** The digest of the sources. */
  digest: text().primaryKey(),
  /** The number of migrations in the server that reported it first. */
  migrations: integer().notNull(),
  /** The instant at which pages were first compiled from these sources. */
  madeAt: timestamp({ withTimezone: true }).notNull(),
})
