import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { mockExam, mockExamQuestion } from '#server/db/schema/practice.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import type { Random } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { createSeededRandom, drawPaper } from '#src/domain/exam/draw.ts'
import { languageOfPaper } from '#src/domain/exam/paper-language.ts'
import { computeSecondsLeft, examDuration } from '#src/domain/exam/time.ts'
import type { MockExamPaper } from '#src/domain/practice/practice.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findExamTime } from '../exam/find-exam-time.ts'
import { type PictureLink, toExamQuestion } from '../exam/load-exam-paper.ts'
import { endExpiredMockExam } from './end-mock-exam.ts'
import { isAskable, listPracticeBankRows } from './list-practice-bank-rows.ts'
import { listMockExamQuestions, lockOpenMockExam, type MockExamRow } from './mock-exam-rows.ts'

export interface BeginMockExamInput {
  audience: Audience
  random: Random
  now: number
  linkOf: PictureLink
}

interface MockKey {
  learnerId: number
  bankId: number
}

/**
 * Begins a mock exam by the rules of the theory exam, or resumes the open mock exam. Refused as `notFound` if there
 * is no such bank, and as `paperFailed` if the bank is too small.
 */
export async function beginMockExam(
  db: Db,
  mockKey: MockKey,
  input: BeginMockExamInput,
): Promise<MockExamPaper | RefusedResult> {
  const [bank] = await listPracticeBankRows(db, input.audience, mockKey.bankId)
  if (!bank) return refuse('notFound')
  return db.transaction(async (tx) => {
    const open = await lockOpenMockExam(tx, mockKey.learnerId, mockKey.bankId)
    const current = open && (await endExpiredMockExam(tx, open, input.now))
    const row = current && !current.endedAt ? current : await begin(tx, mockKey, input)
    return isRefused(row) ? row : paperOf(tx, row, input)
  })
}

async function begin(
  tx: Db,
  { learnerId, bankId }: MockKey,
  { audience, random, now }: BeginMockExamInput,
): Promise<MockExamRow | RefusedResult> {
  const seed = random(4).readInt32LE()
  const paper = drawPaper(await drawables(tx, bankId), 'theory', createSeededRandom(seed))
  if (!paper) return refuse('paperFailed')
  const time = await findExamTime(tx, { learnerId, exam: 'theory' })
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
  // Another tab has begun a mock exam concurrently: that mock exam is used.
  if (!row) return (await lockOpenMockExam(tx, learnerId, bankId)) ?? refuse('paperFailed')
  await tx.insert(mockExamQuestion).values(
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

/** Lists the questions of a bank from which the paper of a mock exam can be drawn. */
async function drawables(tx: Db, bankId: number) {
  const rows = await tx
    .select({ id: question.id, type: question.type, options: questionText.options })
    .from(question)
    .innerJoin(questionText, isBestItemText(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isAskable(eq(question.poolId, bankId)))
    .orderBy(asc(question.id))
  return rows.map(({ options, ...row }) => ({ ...row, options: options.length }))
}

async function paperOf(
  tx: Db,
  row: MockExamRow,
  { now, linkOf }: BeginMockExamInput,
): Promise<MockExamPaper> {
  const questions = (await listMockExamQuestions(tx, row)).map((item) => toExamQuestion(item, linkOf))
  return {
    mockId: row.id,
    secondsLeft: computeSecondsLeft(row.deadline.getTime(), now),
    extraSeconds: row.extraSeconds,
    language: languageOfPaper(questions, row.language),
    questions,
  }
}
