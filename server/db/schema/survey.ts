import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

export const survey = pgTable('survey', {
  id: integer().primaryKey(),
  training: text({ enum: ['course', 'classroom', 'certification'] }).notNull(),
})

export const surveyText = pgTable(
  'survey_text',
  { ...textOf(() => survey.id), name: text().notNull(), description: text().notNull() },
  oneALanguage,
)

export const surveyQuestion = pgTable('survey_question', {
  id: integer().primaryKey(),
  surveyId: integer()
    .notNull()
    .references(() => survey.id, { onDelete: 'cascade' }),
  /** Null once the survey goes on without it: answers that were given still name it. */
  position: integer(),
  type: text({ enum: ['single', 'multiple', 'text'] }).notNull(),
  required: boolean().notNull(),
})

export const surveyQuestionText = pgTable(
  'survey_question_text',
  {
    ...textOf(() => surveyQuestion.id),
    content: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
  },
  oneALanguage,
)
