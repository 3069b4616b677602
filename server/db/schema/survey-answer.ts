import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'
import { survey } from './survey.ts'

/** What a learner answered after a training, once. `answers` are texts by the number of their question. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    surveyId: integer()
      .notNull()
      .references(() => survey.id),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    training: text({ enum: ['course', 'classroom', 'certification'] }).notNull(),
    /** The course, classroom or certification. */
    subjectId: integer().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.learnerId, table.training, table.subjectId] })],
)
