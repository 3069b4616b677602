import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'
import { pool, question } from './pool.ts'

/**
 * How well a learner remembers a question, as the scheduler FSRS computes it. `stability` and `intervalDays` are in
 * days, `difficulty` is from 1 to 10; the other fields are the scheduler's counts and codes.
 */
export interface PracticeMemory {
  stability: number
  difficulty: number
  intervalDays: number
  step: number
  repetitions: number
  lapses: number
  stage: number
}

/** The questions that learners have practiced, with the date of the next practice and the earlier answers. */
export const practisedQuestion = pgTable(
  'practised',
  {
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** How often the question was answered. */
    times: integer().notNull(),
    /** Whether the question was answered correctly again after a break, and not wrongly since. */
    known: boolean().notNull(),
    memory: jsonb().$type<PracticeMemory>().notNull(),
    /** The last answers, the newest last: the instant, and whether the answer was right. */
    history: jsonb().$type<{ at: string; right: boolean }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.questionId] })],
)

/** Mock exams, which are open until they are submitted or their deadline is over. */
export const mockExam = pgTable(
  'mock_exam',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    poolId: integer()
      .notNull()
      .references(() => pool.id, { onDelete: 'cascade' }),
    seed: integer().notNull(),
    language: text().notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    extraSeconds: integer().notNull(),
    endedAt: timestamp({ withTimezone: true }),
    score: integer(),
  },
  (table) => [
    uniqueIndex('one_open_mock').on(table.learnerId, table.poolId).where(sql`${table.endedAt} is null`),
  ],
)

/**
 * A question of a mock exam, and the learner's current answer. Options have the same numbers as in the pool, from
 * 0.
 */
export const mockExamQuestion = pgTable(
  'mock_question',
  {
    mockId: integer()
      .notNull()
      .references(() => mockExam.id, { onDelete: 'cascade' }),
    /** The number of the question in the exam paper, from 1. */
    position: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** The order in which this exam paper shows the options. */
    order: jsonb().$type<readonly number[]>().notNull(),
    given: jsonb().$type<readonly number[]>().notNull(),
    marked: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mockId, table.position] })],
)
