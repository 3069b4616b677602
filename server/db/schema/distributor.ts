import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { primaryKeyOfText, textColumns } from './content.ts'

/** A distributor who lends devices to certified users. */
export const distributor = pgTable('distributor', {
  id: integer().primaryKey(),
  countries: text().array().notNull(),
  url: text().notNull(),
  email: text().notNull(),
})

export const distributorText = pgTable(
  'distributor_text',
  {
    ...textColumns(() => distributor.id),
    name: text().notNull(),
    address: text().notNull(),
    offer: text().notNull(),
  },
  primaryKeyOfText,
)
