import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bodyLanguageColumn, pictureColumn, primaryKeyOfText, textColumns } from './content.ts'

export const trainer = pgTable('trainer', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  country: text().notNull(),
  languages: text().array().notNull(),
  subjects: text().array().notNull(),
  picture: pictureColumn(),
  /** The email address with which the trainer signs in; null if unknown. Visitors never see it. */
  email: text(),
})

export const trainerText = pgTable(
  'trainer_text',
  {
    ...textColumns(() => trainer.id),
    name: text().notNull(),
    title: text().notNull(),
    biography: text().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)

/** The page that presents the trainer team. */
export const trainerPage = pgTable('trainer_page', { id: integer().primaryKey() })

export const trainerPageText = pgTable(
  'trainer_page_text',
  {
    ...textColumns(() => trainerPage.id),
    title: text().notNull(),
    lead: text().notNull(),
    benefits: jsonb().$type<string[]>().notNull(),
    requirements: jsonb().$type<string[]>().notNull(),
  },
  primaryKeyOfText,
)
