import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The lease that a publisher holds while it publishes a site. Only one publisher among all servers and machines can
 * hold the lease of a site.
 */
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

/** The versions of the code that has rendered pages. All servers sort these versions in the same order. */
export const pageCodeVersion = pgTable('page_code', {
  /** The digest of the code's source files. */
  digest: text().primaryKey(),
  /** The number of migrations in the server that was the first to report this version. */
  migrations: integer().notNull(),
  /** The instant at which pages were first compiled from this version of the code. */
  madeAt: timestamp({ withTimezone: true }).notNull(),
})
