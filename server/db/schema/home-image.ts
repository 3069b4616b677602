import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { subject } from '#src/domain/course/course.ts'
import { homeImageUse } from '#src/domain/home-image/home-image.ts'
import { pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'
import { region } from './region.ts'

/** A picture of the home page: a way to learn, or a region on the map. */
export const homeImage = pgTable('home_image', {
  id: integer().primaryKey(),
  use: enumColumn(homeImageUse).notNull(),
  position: integer().notNull(),
  subject: enumColumn(subject).notNull(),
  scene: text(),
  picture: pictureColumn(),
  region: integer().references(() => region.id),
  link: text(),
})

export const homeImageText = pgTable(
  'home_image_text',
  { ...textColumns(() => homeImage.id), title: text().notNull(), text: text().notNull() },
  primaryKeyOfText,
)
