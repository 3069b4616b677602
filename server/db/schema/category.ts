import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { categoryGroup } from '#src/domain/course/category-document.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

/** An option of the filters of lists, such as a certification type. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    group: enumColumn(categoryGroup).notNull(),
    slug: text().notNull(),
  },
  (table) => [unique().on(table.group, table.slug)],
)

export const categoryText = pgTable(
  'category_text',
  { ...textColumns(() => category.id), name: text().notNull() },
  primaryKeyOfText,
)
