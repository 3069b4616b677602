import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { paperUse, questionType } from '#src/domain/pool/pool-document.ts'
import { oneALanguage, textOf } from './content.ts'
import { oneOf } from './one-of.ts'

/** The pools of questions that papers are drawn from. */
export const pool = pgTable('pool', {
  id: integer().primaryKey(),
  name: text().notNull(),
  use: oneOf(paperUse).notNull(),
})

/** The questions of pools; `correct` counts the options from 0. */
export const question = pgTable(
  'question',
  {
    id: integer().primaryKey(),
    poolId: integer()
      .notNull()
      .references(() => pool.id, { onDelete: 'cascade' }),
    /** The place of the question; null once an edition drops it: papers that were drawn still refer to it. */
    position: integer(),
    type: oneOf(questionType).notNull(),
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
