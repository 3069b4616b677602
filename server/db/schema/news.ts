import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import { subject } from '#src/domain/course/course.ts'
import { bodyLanguageColumn, pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey(),
    date: date({ mode: 'string' }).notNull(),
    subject: enumColumn(subject).notNull(),
    picture: pictureColumn(),
    /** Further pictures below the text of the news item; null if there are none. */
    pictures: jsonb().$type<DocumentPicture[]>(),
  },
  (table) => [index().on(table.date)],
)

export const newsText = pgTable(
  'news_text',
  {
    ...textColumns(() => news.id),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)
