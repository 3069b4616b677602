import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** The column type for bytes: node-postgres returns a Buffer, PGlite a Uint8Array. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * A stored file; `server/ports/storage.ts` describes its fields. A file in parts is `pending` until all parts are
 * stored.
 */
export const file = pgTable('file', {
  key: text().primaryKey(),
  type: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  digest: text().notNull(),
  pending: boolean().notNull().default(false),
  /** The instant at which the file was stored last, by the clock of the database. */
  storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The pieces of a file, of equal size, so that a request for a range reads only the pieces that it needs. */
export const fileChunk = pgTable(
  'file_piece',
  {
    key: text()
      .notNull()
      .references(() => file.key, { onDelete: 'cascade' }),
    /** The number of the piece, from 0. */
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.position] })],
)
