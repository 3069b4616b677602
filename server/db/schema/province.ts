import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The published information about a province, by its ISO 3166-2 code. */
export const province = pgTable(
  'province',
  { id: integer().primaryKey(), code: text().notNull() },
  (table) => [index().on(table.code)],
)

/** The cities of a province, with a name per language. */
export const provinceCity = pgTable(
  'province_city',
  {
    id: integer()
      .notNull()
      .references(() => province.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.position, table.language] })],
)
