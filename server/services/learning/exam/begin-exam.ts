import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { drawPaper } from '#src/domain/exam/draw.ts'
import { type ExamSheet, paperUseOf } from '#src/domain/exam/exam.ts'
import { isWithinGrace, mostAttempts } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, attemptsOf, type ExamOf, lockOpen, takeSeat } from './attempt-rows.ts'
import { drawables } from './drawables.ts'
import { endAttempt } from './end-attempt.ts'
import { type Exam, findExam } from './find-exam.ts'
import { getExamSheet, type PictureLink } from './get-exam-sheet.ts'
import { keyedChance } from './keyed-chance.ts'
import { timeOfLearner } from './time-of-learner.ts'

export interface BeginExamInput {
  audience: Audience
  random: Random
  now: number
  linkOf: PictureLink
}

/**
 * Begins an exam, or goes on with the attempt under way, and returns its paper; a new attempt counts from
 * this moment. Refused as `notFound`, `examStartFailed`, `enrolmentExpired`, and `paperFailed` when the pool
 * is too small.
 */
export async function beginExam(
  db: Db,
  of: ExamOf,
  beginning: BeginExamInput,
): Promise<ExamSheet | RefusedResult> {
  return db.transaction(async (tx) => {
    const open = await lockInTime(tx, of, beginning.now)
    if (open) return getExamSheet(tx, await takeSeat(tx, open), beginning)
    const exam = await findExam(tx, beginning.audience, of, beginning.now)
    if (isRefused(exam)) return exam
    if (exam.blocked) return refuse(exam.blocked)
    const earlier = await attemptsInRound(tx, of, exam)
    if (!allowsAnother(of, earlier)) return refuse('examStartFailed')
    const begun = await begin(tx, of, { ...exam, number: earlier.length + 1 }, beginning)
    return isRefused(begun) ? begun : getExamSheet(tx, await takeSeat(tx, begun), beginning)
  })
}

/** The open attempt at an exam, locked; an attempt whose deadline has passed is ended here. */
async function lockInTime(tx: Db, of: ExamOf, now: number): Promise<AttemptRow | undefined> {
  const open = await lockOpen(tx, of)
  if (!open?.deadline || isWithinGrace(open.deadline.getTime(), now)) return open
  await endAttempt(tx, open, 'expired', now)
  return undefined
}

/**
 * Whether another attempt is allowed: a theory exam has two a round, and none after a pass. A quiz may be
 * taken again and again.
 */
export const allowsAnother = ({ exam }: Pick<ExamOf, 'exam'>, inRound: readonly AttemptRow[]): boolean =>
  exam !== 'theory' || (inRound.length < mostAttempts && inRound.every(({ state }) => state !== 'passed'))

const attemptsInRound = async (tx: Db, of: ExamOf, { round }: Pick<Exam, 'round'>) =>
  (await attemptsOf(tx, of)).filter((each) => each.round === round)

async function begin(
  tx: Db,
  of: ExamOf,
  exam: Exam & { number: number },
  { audience, random, now }: BeginExamInput,
): Promise<AttemptRow | RefusedResult> {
  const use = paperUseOf(of.exam)
  const secret = randomName(random)
  const paper = drawPaper(await drawables(tx, exam.pool), use, keyedChance(secret))
  if (!paper) return refuse('paperFailed')
  const time = await timeOfLearner(tx, of)
  const [row] = await tx
    .insert(attempt)
    .values({
      ...of,
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
  // Another request began an attempt of this number at the same moment: its paper is used while it is open.
  if (!row) return (await lockOpen(tx, of)) ?? refuse('examStartFailed')
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
