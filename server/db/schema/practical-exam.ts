import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'
import {
  bodyLanguageColumn,
  feeColumn,
  primaryKeyOfText,
  textColumns,
  trainingSessionColumns,
} from './content.ts'
import { trainer } from './trainer.ts'

/** A date and place of a certification's practical exam. */
export const practicalExam = pgTable(
  'practical_exam',
  {
    id: integer().primaryKey(),
    certification: integer()
      .notNull()
      .references(() => certification.id),
    ...trainingSessionColumns(),
    country: text().notNull(),
    capacity: integer().notNull(),
    trainer: integer()
      .notNull()
      .references(() => trainer.id),
    fee: feeColumn(),
  },
  (table) => [index().on(table.certification)],
)

export const practicalExamText = pgTable(
  'practical_exam_text',
  {
    ...textColumns(() => practicalExam.id),
    name: text().notNull(),
    location: text().notNull(),
    preparation: text().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)
