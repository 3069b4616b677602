import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { faqSection } from '#src/domain/faq/faq-document.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

export const faq = pgTable('faq', {
  id: integer().primaryKey(),
  section: enumColumn(faqSection).notNull(),
  position: integer().notNull(),
})

export const faqText = pgTable(
  'faq_text',
  { ...textColumns(() => faq.id), question: text().notNull(), answer: text().notNull() },
  primaryKeyOfText,
)
