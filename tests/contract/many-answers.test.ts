import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { mockExamQuestion } from '#server/db/schema/practice.ts'
import * as exam from '#src/contract/learning/exam.ts'
import * as practice from '#src/contract/learning/practice.ts'
import { databases } from '../fixtures/server/databases.ts'
import { completeAllCourses } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const theory = { exam: 'theory', targetId: 2 } as const
/** A quiz that needs no registration. */
const quiz = { exam: 'quiz', targetId: 19 } as const

const answered = (count: number, letter = 'A') =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, letters: [letter] }))

describe.each(databases)('many answers at once, on $name', ({ open }) => {
  let portal: Portal
  let learners = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const newLearner = async () => {
    learners += 1
    const { learnerId, cookie } = await signIn(portal, `many-${learners}@demo.test`)
    return { learnerId, api: portal.api(cookie) }
  }
  const theoryPaper = async () => {
    const { learnerId, api } = await newLearner()
    await completeAllCourses(portal, learnerId, api, theory.targetId)
    return { api, ...unwrap(await api.call(exam.getExamPaper, theory)) }
  }
  const rowsOf = (attemptId: number) =>
    portal.db
      .select({ given: attemptQuestion.given, order: attemptQuestion.order, marked: attemptQuestion.marked })
      .from(attemptQuestion)
      .where(eq(attemptQuestion.attemptId, attemptId))
      .orderBy(attemptQuestion.position)

  test('the answers of a whole paper are saved by one statement', async () => {
    const { api, attemptId } = await theoryPaper()
    unwrap(await api.call(exam.saveExamDraft, { attemptId, answers: answered(50) }))
    expect((await rowsOf(attemptId)).every(({ given, order }) => given[0] === order[0])).toBe(true)
    // All rows that one statement writes have the same `cmin`, the number of the statement within its transaction.
    const statements = await portal.db
      .select({ statement: sql<string>`cmin::text` })
      .from(attemptQuestion)
      .where(eq(attemptQuestion.attemptId, attemptId))
    expect(new Set(statements.map(({ statement }) => statement)).size).toBe(1)
  })

  test('more answers than the paper has questions are refused, and none of them is saved', async () => {
    const { api, attemptId } = await theoryPaper()
    const twice = [...answered(50), { position: 1, letters: ['B'] }]
    refusedWith(await api.call(exam.saveExamDraft, { attemptId, answers: twice }), 400)
    refusedWith(await api.call(exam.submitExam, { ...theory, attemptId, answers: twice }), 400)
    expect((await rowsOf(attemptId)).every(({ given }) => given.length === 0)).toBe(true)
  })

  test('a quiz of five takes five answers', async () => {
    const { api } = await newLearner()
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, quiz))
    const six = [...answered(5), { position: 1, letters: ['B'] }]
    refusedWith(await api.call(exam.saveExamDraft, { attemptId, answers: six }), 400)
    unwrap(await api.call(exam.saveExamDraft, { attemptId, answers: answered(5) }))
  })

  test('of two answers to a question the latest is saved', async () => {
    const { api, attemptId } = await theoryPaper()
    const answers = [
      { position: 3, letters: ['A'], marked: true },
      { position: 3, letters: ['B'] },
    ]
    unwrap(await api.call(exam.saveExamDraft, { attemptId, answers }))
    const third = (await rowsOf(attemptId))[2]
    expect([third?.given, third?.marked]).toEqual([[third?.order[1]], true])
  })

  test('a mock exam takes as many answers as it has questions, and saves them by one statement', async () => {
    const { api } = await newLearner()
    const bank = unwrap(await api.call(practice.getPracticeBanks, {})).find(({ hasMock }) => hasMock)
    const { mockId, questions } = unwrap(
      await api.call(practice.beginMockExam, { bankId: bank?.bankId as number }),
    )
    const all = answered(questions.length).map((each) => ({ ...each, marked: false }))
    const more = [...all, { position: 1, letters: ['B'], marked: true }]
    refusedWith(await api.call(practice.saveMockExam, { mockId, answers: more }), 400)
    unwrap(await api.call(practice.saveMockExam, { mockId, answers: all }))
    const rows = await portal.db
      .select({ statement: sql<string>`cmin::text`, given: mockExamQuestion.given })
      .from(mockExamQuestion)
      .where(eq(mockExamQuestion.mockId, mockId))
    expect(rows.every(({ given }) => given.length === 1)).toBe(true)
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(1)
  })
})
