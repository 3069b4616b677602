import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { primaryKeyOfText, textColumns } from './content.ts'

/** The prompt that asks users for feedback on the portal. */
export const feedback = pgTable('feedback', {
  id: integer().primaryKey(),
  link: text().notNull(),
  active: boolean().notNull(),
})

export const feedbackText = pgTable(
  'feedback_text',
  { ...textColumns(() => feedback.id), title: text().notNull(), description: text().notNull() },
  primaryKeyOfText,
)
