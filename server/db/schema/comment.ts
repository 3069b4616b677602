import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { course } from './course.ts'

/** Quotations of users about the portal. */
export const userComment = pgTable('user_comment', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  country: text().notNull(),
  /** The certification and course of the quotation; null if it is about the portal. */
  certification: integer().references(() => certification.id),
  course: integer().references(() => course.id),
})

export const userCommentText = pgTable(
  'user_comment_text',
  {
    ...textColumns(() => userComment.id),
    name: text().notNull(),
    role: text().notNull(),
    quote: text().notNull(),
  },
  primaryKeyOfText,
)
