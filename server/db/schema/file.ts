import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The column type for bytes: node-postgres returns a Buffer, PGlite a Uint8Array. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A stored file. `digest` is the SHA-256 of its bytes. */
export const file = pgTable('file', {
  key: text().primaryKey(),
  type: text().notNull(),
  size: integer().notNull(),
  digest: text().notNull(),
})

/** The pieces of a file, of equal size, so that a range query reads only its own. */
export const filePiece = pgTable(
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
