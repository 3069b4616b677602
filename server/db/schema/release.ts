import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'

/**
 * The identity of this database, which each of its releases contains. Restoring a backup gives the restored
 * database a new identity.
 */
export const databaseIdentity = pgTable('database_identity', {
  id: uuid().primaryKey().defaultRandom(),
})

/**
 * The state of a release: visitors see the `current` release, a `prepared` release waits until a hold ends, and
 * `stored` releases are there for a rollback.
 */
export const releaseState = pgEnum('release_state', ['current', 'prepared', 'stored'])

/** The releases of sites whose pages are in the storage of files, where all servers read them. */
export const storedRelease = pgTable(
  'stored_release',
  {
    /** The folder of the site. */
    site: text().notNull(),
    /** The name of the release: later names sort after earlier names. */
    release: text().notNull(),
    /** The SHA-256 of the manifest, in hex. */
    digest: text().notNull(),
    /** The revision of the content in the release. */
    revision: bigint({ mode: 'number' }).notNull(),
    state: releaseState().notNull(),
    /** The time at which the release got its present state. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.release] }),
    uniqueIndex('stored_release_current').on(table.site).where(sql`${table.state} = 'current'`),
    uniqueIndex('stored_release_prepared').on(table.site).where(sql`${table.state} = 'prepared'`),
  ],
)

/** The publishes, by any server, of each site whose pages are in the storage of files. */
export const publishRecord = pgTable(
  'publish_record',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The folder of the site. */
    site: text().notNull(),
    entry: jsonb().$type<LoggedPublish>().notNull(),
  },
  (table) => [index().on(table.site, table.id)],
)

/** The batches of a large publish, which every publisher with the same code may claim. */
export const publishBatch = pgTable(
  'publish_batch',
  {
    /** The folder of the site, and the `fence` of the publish that offers the batch. */
    site: text().notNull(),
    fence: bigint({ mode: 'number' }).notNull(),
    /** The number of the batch in its publish. */
    number: bigint({ mode: 'number' }).notNull(),
    /** The digest of the code that must render the batch. */
    code: text().notNull(),
    /** The items to render in this batch, in the publisher's format. */
    batch: jsonb().notNull(),
    /** The publisher that renders the batch; null if it is free. */
    claimedBy: text(),
    /** The instant from which another publisher may claim the batch. */
    claimEnds: timestamp({ withTimezone: true }),
    /** The rendered files and the failures; null until the batch is done. */
    rendered: text(),
  },
  (table) => [primaryKey({ columns: [table.site, table.fence, table.number] })],
)
