import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A picture that editors may refer to; the storage holds its file. Sizes in pixels. */
export const picture = pgTable('picture', {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
})
