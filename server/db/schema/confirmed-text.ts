import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Family } from '#src/domain/content-item/families.ts'

/**
 * The translations that editors confirmed after the English text was changed. A confirmation counts until the
 * English text changes again.
 */
export const confirmedText = pgTable(
  'confirmed_text',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    language: text().notNull(),
    /** The path of the text among the texts of its language: "/questions/7001/question". */
    path: text().notNull(),
    /** The English text for which the translation was confirmed. */
    source: text().notNull(),
    editor: text().notNull(),
    confirmedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.id, table.language, table.path] })],
)
