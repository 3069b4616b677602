import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The names of certification types and subtypes by language; English is always there. */
export const categoryName = pgTable(
  'category_name',
  {
    family: text({ enum: ['certificationType', 'subtype'] }).notNull(),
    slug: text().notNull(),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.slug, table.language] })],
)
