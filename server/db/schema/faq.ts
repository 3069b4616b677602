import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

export const faq = pgTable('faq', {
  id: integer().primaryKey(),
  section: text({
    enum: ['learning', 'exams', 'certificates', 'classrooms', 'payment', 'account'],
  }).notNull(),
  position: integer().notNull(),
})

export const faqText = pgTable(
  'faq_text',
  { ...textOf(() => faq.id), question: text().notNull(), answer: text().notNull() },
  oneALanguage,
)
