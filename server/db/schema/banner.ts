import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, pictureShown, textOf } from './content.ts'

export const banner = pgTable('banner', {
  id: integer().primaryKey(),
  place: text({ enum: ['home', 'overview', 'classroom'] }).notNull(),
  kind: text({ enum: ['gsc', 'hsc'] }),
  position: integer().notNull(),
  subject: text().notNull(),
  picture: pictureShown(),
  link: text(),
})

export const bannerText = pgTable(
  'banner_text',
  { ...textOf(() => banner.id), title: text().notNull(), text: text().notNull(), action: text() },
  oneALanguage,
)
