import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A picture that editors may refer to; the storage holds its file. Sizes in pixels. */
export const picture = pgTable('picture', {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The size of the file in bytes, the editor and the time of the first upload; null for pictures of releases before these columns. */
  bytes: integer(),
  editor: text(),
  storedAt: timestamp({ withTimezone: true }),
})
