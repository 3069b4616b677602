import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bannerLocation } from '#src/domain/banner/banner-document.ts'
import { certificationKind, subject } from '#src/domain/course/course.ts'
import { pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

export const banner = pgTable('banner', {
  id: integer().primaryKey(),
  place: enumColumn(bannerLocation).notNull(),
  kind: enumColumn(certificationKind),
  position: integer().notNull(),
  subject: enumColumn(subject).notNull(),
  scene: text(),
  picture: pictureColumn(),
  link: text(),
})

export const bannerText = pgTable(
  'banner_text',
  { ...textColumns(() => banner.id), title: text().notNull(), text: text().notNull(), action: text() },
  primaryKeyOfText,
)
