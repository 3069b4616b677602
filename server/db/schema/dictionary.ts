import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const dictionary = pgTable('dictionary', { id: integer().primaryKey(), type: text().notNull() })

/** The items of a dictionary in their order, with a label per language. */
export const dictionaryItem = pgTable(
  'dictionary_item',
  {
    id: integer()
      .notNull()
      .references(() => dictionary.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    language: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.position, table.language] })],
)
