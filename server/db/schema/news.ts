import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, pictureShown, textOf } from './content.ts'

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey(),
    date: date({ mode: 'string' }).notNull(),
    subject: text().notNull(),
    picture: pictureShown(),
  },
  (table) => [index().on(table.date)],
)

export const newsText = pgTable(
  'news_text',
  {
    ...textOf(() => news.id),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
  },
  oneALanguage,
)
