import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { faqSection } from '#src/domain/faq/faq-document.ts'
import { primaryKeyOfText, textOf } from './content.ts'
import { oneOf } from './one-of.ts'

export const faq = pgTable('faq', {
  id: integer().primaryKey(),
  section: oneOf(faqSection).notNull(),
  position: integer().notNull(),
})

export const faqText = pgTable(
  'faq_text',
  { ...textOf(() => faq.id), question: text().notNull(), answer: text().notNull() },
  primaryKeyOfText,
)
