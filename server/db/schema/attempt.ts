import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { attemptState } from '#src/domain/exam/attempt.ts'
import { examKind } from '#src/domain/exam/exam.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { question } from './pool.ts'

/** An attempt at a theory exam or a quiz. `deadline` is null if the attempt has no time limit. */
export const attempt = pgTable(
  'attempt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    /** The kind of exam: a certification's theory exam, or the quiz of a course, topic or video. */
    exam: enumColumn(examKind).notNull(),
    /** The id of the certification, course or topic. */
    targetId: integer('subject_id').notNull(),
    /** The round that the attempt belongs to: the round of the certification enrolment, or 1 for a quiz. */
    round: integer().notNull(),
    /** The number of the attempt within its round, from 1. */
    number: integer().notNull(),
    /**
     * Obsolete, no longer read. Servers with the previous version of the portal, which do not know `secret`, still
     * write it.
     */
    seed: integer().notNull().default(0),
    /**
     * The secret that the exam paper was drawn with; null if a seed was used. No response and no export contains it.
     */
    secret: text(),
    language: text().notNull(),
    state: enumColumn(attemptState).notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    deadline: timestamp({ withTimezone: true }),
    /** The seconds before the deadline that are the learner's extra time. */
    extraSeconds: integer().notNull().default(0),
    /** How often the exam paper was opened. The page that opened the paper last is the active one. */
    seat: integer().notNull().default(0),
    endedAt: timestamp({ withTimezone: true }),
    score: integer(),
    /**
     * The learner's name when the attempt ended, which the receipt of the attempt shows; empty after the account
     * was deleted, and null while the attempt is open.
     */
    holderName: text(),
    /** Whether the learner has seen the result. */
    seen: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_open_attempt')
      .on(table.learnerId, table.exam, table.targetId)
      .where(sql`${table.state} = 'open'`),
    // Two concurrent requests can't both begin the last remaining attempt.
    uniqueIndex('one_attempt_a_number').on(
      table.learnerId,
      table.exam,
      table.targetId,
      table.round,
      table.number,
    ),
    check('two_theory_attempts', sql`${table.exam} <> 'theory' or ${table.number} <= 2`),
    index().on(table.state, table.deadline),
  ],
)

/**
 * A question of an attempt's exam paper, and the learner's current answer. Options have the same numbers as in the
 * pool, from 0.
 */
export const attemptQuestion = pgTable(
  'attempt_question',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    /** The number of the question in the exam paper, from 1. */
    position: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    /** The order in which this exam paper shows the options. */
    order: jsonb().$type<readonly number[]>().notNull(),
    given: jsonb().$type<readonly number[]>().notNull(),
    /** The instant at which the answer was saved; null if there is no answer. */
    givenAt: timestamp({ withTimezone: true }),
    /**
     * The attempt's `seat` in the page that saved the answer. The server compares it, so that an outdated page can't
     * overwrite a newer answer.
     */
    seat: integer().notNull().default(0),
    /** Whether the learner marked the question for review. */
    marked: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.position] })],
)
