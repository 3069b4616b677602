import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

/** Quotations of users about the portal. */
export const comment = pgTable('user_comment', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  country: text().notNull(),
})

export const commentText = pgTable(
  'user_comment_text',
  { ...textOf(() => comment.id), name: text().notNull(), role: text().notNull(), quote: text().notNull() },
  oneALanguage,
)
