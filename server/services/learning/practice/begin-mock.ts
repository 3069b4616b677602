import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { mockExam, mockQuestion } from '#server/db/schema/practice.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import type { Random } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { chanceOf, drawPaper } from '#src/domain/exam/draw.ts'
import { languageOfPaper } from '#src/domain/exam/paper-language.ts'
import { examDuration, secondsLeft } from '#src/domain/exam/time.ts'
import type { MockSheet } from '#src/domain/practice/practice.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type PictureLink, questionOf } from '../exam/get-exam-sheet.ts'
import { timeOfLearner } from '../exam/time-of-learner.ts'
import { bankRows, isAsked } from './bank-rows.ts'
import { endExpiredMock } from './end-mock.ts'
import { lockOpenMock, type MockRow, mockQuestions } from './mock-rows.ts'

export interface MockBeginning {
  audience: Audience
  random: Random
  now: number
  linkOf: PictureLink
}

interface Of {
  learnerId: number
  bankId: number
}

/**
 * Begins a mock exam by the rules of the theory exam, or goes on with the one under way. Refused as `notFound`, and as
 * `paperFailed` when the bank is too small.
 */
export async function beginMock(
  db: Db,
  of: Of,
  beginning: MockBeginning,
): Promise<MockSheet | RefusedResult> {
  const [bank] = await bankRows(db, beginning.audience, of.bankId)
  if (!bank) return refuse('notFound')
  return db.transaction(async (tx) => {
    const open = await lockOpenMock(tx, of.learnerId, of.bankId)
    const settled = open && (await endExpiredMock(tx, open, beginning.now))
    const row = settled && !settled.endedAt ? settled : await begin(tx, of, beginning)
    return isRefused(row) ? row : sheetOf(tx, row, beginning)
  })
}

async function begin(
  tx: Db,
  { learnerId, bankId }: Of,
  { audience, random, now }: MockBeginning,
): Promise<MockRow | RefusedResult> {
  const seed = random(4).readInt32LE()
  const paper = drawPaper(await drawables(tx, bankId), 'theory', chanceOf(seed))
  if (!paper) return refuse('paperFailed')
  const time = await timeOfLearner(tx, { learnerId, exam: 'theory' })
  const seconds = time?.seconds ?? examDuration / 1000
  const [row] = await tx
    .insert(mockExam)
    .values({
      learnerId,
      poolId: bankId,
      seed,
      language: audience.language,
      begunAt: new Date(now),
      deadline: new Date(now + seconds * 1000),
      extraSeconds: time?.extraSeconds ?? 0,
    })
    .onConflictDoNothing()
    .returning()
  // Another tab began at the same moment: its paper is used.
  if (!row) return (await lockOpenMock(tx, learnerId, bankId)) ?? refuse('paperFailed')
  await tx.insert(mockQuestion).values(
    paper.map(({ id, order }, index) => ({
      mockId: row.id,
      position: index + 1,
      questionId: id,
      order,
      given: [],
      marked: false,
    })),
  )
  return row
}

/** The questions of a bank that a mock exam may be drawn from. */
async function drawables(tx: Db, bankId: number) {
  const rows = await tx
    .select({ id: question.id, type: question.type, options: questionText.options })
    .from(question)
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isAsked(eq(question.poolId, bankId)))
    .orderBy(asc(question.id))
  return rows.map(({ options, ...row }) => ({ ...row, options: options.length }))
}

async function sheetOf(tx: Db, row: MockRow, { now, linkOf }: MockBeginning): Promise<MockSheet> {
  const questions = (await mockQuestions(tx, row)).map((each) => questionOf(each, linkOf))
  return {
    mockId: row.id,
    secondsLeft: secondsLeft(row.deadline.getTime(), now),
    extraSeconds: row.extraSeconds,
    language: languageOfPaper(questions, row.language),
    questions,
  }
}
