import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { certificationKind } from '#src/domain/course/course.ts'
import type { PoolTopic } from '#src/domain/pool/pool-document.ts'
import { poolUse } from '#src/domain/pool/pool-use.ts'
import { questionType } from '#src/domain/pool/question-type.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'

/** The pools of questions that exam papers are drawn from. */
export const pool = pgTable('pool', {
  id: integer().primaryKey(),
  name: text().notNull(),
  use: enumColumn(poolUse).notNull(),
  /** The program of a practice pool; null for pools of exams. */
  kind: enumColumn(certificationKind),
  /** The topics in order, with their names by language; null if the pool has no topics. */
  topics: jsonb().$type<PoolTopic[]>(),
})

/** The questions of pools; `correct` counts the options from 0. */
export const question = pgTable(
  'question',
  {
    id: integer().primaryKey(),
    poolId: integer()
      .notNull()
      .references(() => pool.id, { onDelete: 'cascade' }),
    /**
     * The position of the question in its pool. Null after an edition has removed the question: the row stays
     * because drawn exam papers refer to it.
     */
    position: integer(),
    /** The identifier of the question in question banks; null for questions that were written in the portal. */
    code: text(),
    type: enumColumn(questionType).notNull(),
    correct: jsonb().$type<number[]>().notNull(),
    picture: jsonb().$type<Picture>(),
    /** The pictures of the options, in the same order; null if no option has one. */
    optionPictures: jsonb().$type<(Picture | null)[]>(),
    /** The key of one of the pool's topics; null if the question has no topic. */
    topic: text(),
  },
  (table) => [index().on(table.poolId)],
)

export const questionText = pgTable(
  'question_text',
  {
    ...textColumns(() => question.id),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    explanation: text().notNull(),
    figure: text(),
    /** The descriptions of the options' pictures; null if no option has a picture. */
    optionFigures: jsonb().$type<string[]>(),
  },
  primaryKeyOfText,
)
