import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type DrawnQuestion, drawPaper } from '#src/domain/exam/draw.ts'
import { type ExamPaper, paperKindOf } from '#src/domain/exam/exam.ts'
import { isWithinGrace, maxAttempts } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import {
  type AttemptRow,
  type ExamKey,
  incrementSeatNumber,
  listAttemptsAtExam,
  lockOpenAttempt,
} from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'
import { findExamTime } from './find-exam-time.ts'
import { type ExamForLearner, getExam } from './get-exam.ts'
import { createKeyedRandom } from './keyed-random.ts'
import { loadExamPaper, type PaperQuestionRow, type PictureLink, toExamPaper } from './load-exam-paper.ts'
import { findPoolQuestions, listDrawableQuestions, type PoolQuestion } from './pool-questions.ts'

export interface BeginExamInput {
  audience: Audience
  random: Random
  now: number
  linkOf: PictureLink
}

/**
 * Begins an exam, or resumes the open attempt, and returns its exam paper; the time of a new attempt starts now.
 * Refused as `notFound` if there is no such exam, as `examStartFailed` if the learner is not admitted or has no
 * attempt left, as `enrolmentExpired` if the time for the exam is over, and as `paperFailed` if the pool is too
 * small.
 */
export async function beginExam(
  db: Db,
  examKey: ExamKey,
  input: BeginExamInput,
): Promise<ExamPaper | RefusedResult> {
  const before = await listAttemptsAtExam(db, examKey)
  const hasOpen = before.some(({ state }) => state === 'open')
  const resumed = hasOpen && (await resume(db, examKey, input))
  if (resumed) return resumed
  // The open attempt has just ended because its deadline passed, so the attempts are read again.
  const attempts = hasOpen ? await listAttemptsAtExam(db, examKey) : before
  const exam = await getExam(db, input.audience, examKey, input.now)
  if (isRefused(exam)) return exam
  if (exam.startRefusal) return refuse(exam.startRefusal)
  const earlier = attempts.filter(({ round }) => round === exam.round)
  if (!canBeginAnotherAttempt(examKey, earlier)) return refuse('examStartFailed')
  const started = await begin(db, examKey, { ...exam, number: earlier.length + 1 }, input)
  // A concurrent request has begun an attempt with this number. If that attempt is still open, its exam paper is
  // returned.
  return started ?? (await resume(db, examKey, input)) ?? refuse('examStartFailed')
}

/**
 * Opens the exam paper of the open attempt again; returns undefined if no attempt is open. Ends an attempt whose
 * deadline has passed.
 */
const resume = (db: Db, examKey: ExamKey, input: BeginExamInput): Promise<ExamPaper | undefined> =>
  db.transaction(async (tx) => {
    const open = await lockOpenAttempt(tx, examKey)
    if (!open) return undefined
    if (!open.deadline || isWithinGrace(open.deadline.getTime(), input.now))
      return loadExamPaper(tx, await incrementSeatNumber(tx, open), input)
    await endAttempt(tx, open, 'expired', input.now)
    return undefined
  })

/**
 * Returns whether another attempt is allowed. A theory exam has two attempts per round, and none after a pass; a
 * quiz has no limit.
 */
export const canBeginAnotherAttempt = (
  { exam }: Pick<ExamKey, 'exam'>,
  inRound: readonly AttemptRow[],
): boolean =>
  exam !== 'theory' || (inRound.length < maxAttempts && inRound.every(({ state }) => state !== 'passed'))

/**
 * Draws an exam paper and stores it as a new attempt; returns undefined if another request has begun the attempt.
 */
async function begin(
  db: Db,
  examKey: ExamKey,
  exam: ExamForLearner & { number: number },
  { audience, random, now, linkOf }: BeginExamInput,
): Promise<ExamPaper | RefusedResult | undefined> {
  const use = paperKindOf(examKey.exam)
  const secret = createRandomName(random)
  const drawable = await listDrawableQuestions(db, exam.poolId)
  const paper = drawPaper(drawable, use, createKeyedRandom(secret))
  if (!paper) return refuse('paperFailed')
  const time = await findExamTime(db, examKey)
  const started = {
    language: audience.language,
    deadline: time && new Date(now + time.seconds * 1000),
    extraSeconds: time?.extraSeconds ?? 0,
    seat: 1,
  }
  const { round, number } = exam
  const row = {
    ...examKey,
    ...started,
    round,
    number,
    secret,
    state: 'open',
    begunAt: new Date(now),
  } as const
  const id = await insertAttempt(db, row, paper)
  if (id === undefined) return undefined
  const questions = await findPoolQuestions(db, exam.poolId, audience.language)
  const rows = paper.map((drawn, index) => newQuestionRow(questions, drawn, index + 1))
  return toExamPaper({ ...started, id }, rows, { now, linkOf })
}

/**
 * Inserts an attempt with its exam paper in one statement, and returns its id; undefined if an attempt with the same
 * number exists.
 */
async function insertAttempt(
  db: Db,
  row: typeof attempt.$inferInsert,
  paper: readonly DrawnQuestion[],
): Promise<number | undefined> {
  const inserted = db.insert(attempt).values(row).onConflictDoNothing().returning({ id: attempt.id })
  const drawn = JSON.stringify(paper.map(({ id, order }, index) => ({ id, order, position: index + 1 })))
  const [question] = await queryRows<{ id: number }>(
    db,
    sql`with started as ${inserted}
      insert into ${attemptQuestion} (attempt_id, position, question_id, "order", given)
      select started.id, drawn.position, drawn.id, drawn."order", '[]'::jsonb
      from started, jsonb_to_recordset(${drawn}::jsonb) as drawn(id integer, "order" jsonb, position integer)
      returning attempt_id as id`,
  )
  return question?.id
}

function newQuestionRow(
  questions: ReadonlyMap<number, PoolQuestion>,
  { id, order }: DrawnQuestion,
  position: number,
): PaperQuestionRow {
  const question = questions.get(id)
  if (!question) throw new Error(`Question ${id} is not in its pool`)
  return {
    ...question,
    takenOut: false,
    paper: { position, questionId: id, order, given: [], marked: false },
  }
}
