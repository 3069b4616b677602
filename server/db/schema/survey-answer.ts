import { integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { surveyedTrainingKind } from '#src/domain/survey/survey.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { survey } from './survey.ts'

/**
 * A learner's answers to the survey after a training. Each learner answers once. `answers` maps the id of a question
 * to a text.
 */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    surveyId: integer()
      .notNull()
      .references(() => survey.id),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    training: enumColumn(surveyedTrainingKind).notNull(),
    /** The id of the course, classroom or certification. */
    targetId: integer('subject_id').notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.learnerId, table.training, table.targetId] })],
)
