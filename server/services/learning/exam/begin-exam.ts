import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { drawPaper } from '#src/domain/exam/draw.ts'
import { type ExamSheet, paperUseOf } from '#src/domain/exam/exam.ts'
import { isWithinGrace, mostAttempts } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, attemptsOf, type ExamKey, lockOpenAttempt, takeSeat } from './attempt-rows.ts'
import { listDrawableQuestions } from './drawable-questions.ts'
import { endAttempt } from './end-attempt.ts'
import { type Exam, findExam } from './find-exam.ts'
import { getExamSheet, type PictureLink } from './get-exam-sheet.ts'
import { createKeyedRandom } from './keyed-random.ts'
import { timeOfLearner } from './time-of-learner.ts'

export interface BeginExamInput {
  audience: Audience
  random: Random
  now: number
  linkOf: PictureLink
}

/**
 * Begins an exam, or resumes the open attempt, and returns its paper; the time of a new attempt starts now.
 * Refused as `notFound`, `examStartFailed`, `enrolmentExpired`, and as `paperFailed` if the pool is too
 * small.
 */
export async function beginExam(
  db: Db,
  examKey: ExamKey,
  input: BeginExamInput,
): Promise<ExamSheet | RefusedResult> {
  return db.transaction(async (tx) => {
    const open = await lockInTime(tx, examKey, input.now)
    if (open) return getExamSheet(tx, await takeSeat(tx, open), input)
    const exam = await findExam(tx, input.audience, examKey, input.now)
    if (isRefused(exam)) return exam
    if (exam.blocked) return refuse(exam.blocked)
    const earlier = await attemptsInRound(tx, examKey, exam)
    if (!allowsAnother(examKey, earlier)) return refuse('examStartFailed')
    const started = await begin(tx, examKey, { ...exam, number: earlier.length + 1 }, input)
    return isRefused(started) ? started : getExamSheet(tx, await takeSeat(tx, started), input)
  })
}

/** Returns the open attempt at an exam, locked; ends an attempt whose deadline has passed. */
async function lockInTime(tx: Db, examKey: ExamKey, now: number): Promise<AttemptRow | undefined> {
  const open = await lockOpenAttempt(tx, examKey)
  if (!open?.deadline || isWithinGrace(open.deadline.getTime(), now)) return open
  await endAttempt(tx, open, 'expired', now)
  return undefined
}

/**
 * Returns whether another attempt is allowed: a theory exam has two per round, and none after a pass; a quiz
 * is unlimited.
 */
export const allowsAnother = ({ exam }: Pick<ExamKey, 'exam'>, inRound: readonly AttemptRow[]): boolean =>
  exam !== 'theory' || (inRound.length < mostAttempts && inRound.every(({ state }) => state !== 'passed'))

const attemptsInRound = async (tx: Db, examKey: ExamKey, { round }: Pick<Exam, 'round'>) =>
  (await attemptsOf(tx, examKey)).filter((row) => row.round === round)

async function begin(
  tx: Db,
  examKey: ExamKey,
  exam: Exam & { number: number },
  { audience, random, now }: BeginExamInput,
): Promise<AttemptRow | RefusedResult> {
  const use = paperUseOf(examKey.exam)
  const secret = randomName(random)
  const paper = drawPaper(await listDrawableQuestions(tx, exam.pool), use, createKeyedRandom(secret))
  if (!paper) return refuse('paperFailed')
  const time = await timeOfLearner(tx, examKey)
  const [row] = await tx
    .insert(attempt)
    .values({
      ...examKey,
      round: exam.round,
      number: exam.number,
      secret,
      language: audience.language,
      state: 'open',
      begunAt: new Date(now),
      deadline: time && new Date(now + time.seconds * 1000),
      extraSeconds: time?.extraSeconds ?? 0,
    })
    .onConflictDoNothing()
    .returning()
  // Another request began an attempt with this number concurrently: its paper is used while it is open.
  if (!row) return (await lockOpenAttempt(tx, examKey)) ?? refuse('examStartFailed')
  await tx.insert(attemptQuestion).values(
    paper.map(({ id, order }, index) => ({
      attemptId: row.id,
      position: index + 1,
      questionId: id,
      order,
      given: [],
    })),
  )
  return row
}
