import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

/** Questions that papers are drawn from. */
export const pool = pgTable('pool', {
  id: integer().primaryKey(),
  name: text().notNull(),
  use: text({ enum: ['theory', 'quiz'] }).notNull(),
})

/** `correct` counts the options from 0. */
export const question = pgTable(
  'question',
  {
    id: integer().primaryKey(),
    poolId: integer()
      .notNull()
      .references(() => pool.id, { onDelete: 'cascade' }),
    /** Null once the pool goes on without it: papers that were drawn still name it. */
    position: integer(),
    type: text({ enum: ['single', 'multiple', 'trueFalse'] }).notNull(),
    correct: jsonb().$type<number[]>().notNull(),
  },
  (table) => [index().on(table.poolId)],
)

export const questionText = pgTable(
  'question_text',
  {
    ...textOf(() => question.id),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    explanation: text().notNull(),
  },
  oneALanguage,
)
