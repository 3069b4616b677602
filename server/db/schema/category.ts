import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

/** A named choice of the filters, such as a certification type. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    group: text({ enum: ['certificationType', 'subtype', 'productLine', 'videoType'] }).notNull(),
    slug: text().notNull(),
  },
  (table) => [unique().on(table.group, table.slug)],
)

export const categoryText = pgTable(
  'category_text',
  { ...textOf(() => category.id), name: text().notNull() },
  oneALanguage,
)
