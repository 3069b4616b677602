import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { primaryKeyOfText, textColumns } from './content.ts'

/** A group of countries, by their ISO 3166-1 codes. */
export const region = pgTable('region', {
  id: integer().primaryKey(),
  code: text().notNull(),
  position: integer().notNull(),
  countries: text().array().notNull(),
})

export const regionText = pgTable(
  'region_text',
  { ...textColumns(() => region.id), name: text().notNull() },
  primaryKeyOfText,
)
