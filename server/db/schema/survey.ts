import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { surveyedTrainingKind } from '#src/domain/survey/survey.ts'
import { surveyQuestionType } from '#src/domain/survey/survey-question-type.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

export const survey = pgTable('survey', {
  id: integer().primaryKey(),
  training: enumColumn(surveyedTrainingKind).notNull(),
})

export const surveyText = pgTable(
  'survey_text',
  { ...textColumns(() => survey.id), name: text().notNull(), description: text().notNull() },
  primaryKeyOfText,
)

export const surveyQuestion = pgTable('survey_question', {
  id: integer().primaryKey(),
  surveyId: integer()
    .notNull()
    .references(() => survey.id, { onDelete: 'cascade' }),
  /**
   * The position of the question in the survey. Null after an edition has removed the question: the row stays
   * because answers refer to it.
   */
  position: integer(),
  type: enumColumn(surveyQuestionType).notNull(),
  required: boolean().notNull(),
})

export const surveyQuestionText = pgTable(
  'survey_question_text',
  {
    ...textColumns(() => surveyQuestion.id),
    content: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
  },
  primaryKeyOfText,
)
