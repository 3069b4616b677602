import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { question } from '#server/db/schema/pool.ts'
import { topic } from '#server/db/schema/topic.ts'
import type { Api } from '#src/api/create-api.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { type QuizStatus, quizTransitions } from '#src/domain/quiz-status.ts'
import { createTransitionCheck } from '#src/domain/state.ts'
import { changePools } from '../fixtures/server/change-pools.ts'
import { databases } from '../fixtures/server/databases.ts'
import { answersTo, type Exam, markAsLearned, take as takeOn } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { newLearner } from '../fixtures/server/training.ts'

const pool = 107
const ofCourse = { exam: 'quiz', targetId: 25 } as const
const ofTopic = { exam: 'topic', targetId: 1 } as const

describe.each(databases)('quizzes, on $name', ({ open }) => {
  let portal: Portal
  let video: Exam

  beforeAll(async () => {
    portal = await openPortal(await open())
    const { db } = portal
    const [shortVideo] = await db.select().from(course).where(eq(course.contentType, 'video')).limit(1)
    video = { exam: 'nonCertification', targetId: shortVideo?.id ?? 0 }
    for (const { targetId } of [ofCourse, video])
      await db.update(course).set({ quiz: pool }).where(eq(course.id, targetId))
    await db.update(topic).set({ quiz: pool }).where(eq(topic.id, ofTopic.targetId))
  })
  afterAll(() => portal.close())

  const take = (api: Api, of: Exam, rightOnes: number) => takeOn(portal, api, of, rightOnes)
  const processOf = async (learnerId: number) =>
    (await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId)))[0]?.process

  test('quizzes of topics and videos need no registration, those of courses do', async () => {
    const { api } = await newLearner(portal)
    for (const of of [ofTopic, video]) {
      const sheet = unwrap(await api.call(exam.getExamPaper, of))
      expect(sheet).toMatchObject({ secondsLeft: null, language: 'en' })
      expect(sheet.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
      expect(await take(api, of, 5)).toMatchObject({ score: 100, state: 'passed', maxAttempts: null })
    }
    refusedWith(await api.call(exam.getExamPaper, ofCourse), 30002)
    expect(unwrap(await api.call(exam.getExamEntry, ofCourse))).toEqual({ mayEnter: false })
    expect(unwrap(await api.call(exam.getExamEntry, ofTopic))).toEqual({ mayEnter: true })
  })

  test('without a pool there is no quiz', async () => {
    const { api } = await newLearner(portal)
    for (const of of [
      { exam: 'topic', targetId: 2 },
      { exam: 'topic', targetId: 999 },
      { exam: 'quiz', targetId: 28 },
      { exam: 'nonCertification', targetId: 999 },
    ] as const) {
      refusedWith(await api.call(exam.getExamPaper, of), 404)
      refusedWith(await api.call(exam.getQuizProgress, of), 404)
    }
  })

  test('an open quiz is returned and resumed; each learner has their own', async () => {
    const { api } = await newLearner(portal)
    const other = await newLearner(portal)
    expect(unwrap(await api.call(exam.getQuizAttempt, ofTopic))).toEqual({ attemptId: null })
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, ofTopic))
    expect(unwrap(await api.call(exam.getQuizAttempt, ofTopic))).toEqual({ attemptId })
    expect(unwrap(await other.api.call(exam.getQuizAttempt, ofTopic))).toEqual({ attemptId: null })
    expect(unwrap(await api.call(exam.getExamPaper, ofTopic)).attemptId).toBe(attemptId)
    expect(unwrap(await other.api.call(exam.getExamPaper, ofTopic)).attemptId).not.toBe(attemptId)
    expect(unwrap(await api.call(exam.getExamPaper, video)).attemptId).not.toBe(attemptId)
    // A quiz has no time limit, so signing out does not wait for its end.
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toBeNull()
  })

  test('its progress is that of the last attempt, and one pass is enough forever', async () => {
    const { api } = await newLearner(portal)
    const progress = async () => unwrap(await api.call(exam.getQuizProgress, ofTopic))
    const none = { attemptId: null, state: null, score: null, passed: false }
    expect(await progress()).toEqual({ progress: 'pending', ...none })
    const { attemptId: failed } = await take(api, ofTopic, 2)
    expect(await progress()).toMatchObject({ progress: 'learning', score: 40, state: 'failed' })
    const { attemptId: passed } = await take(api, ofTopic, 4)
    expect(await progress()).toMatchObject({ attemptId: passed, progress: 'finish', score: 80, passed: true })
    const { attemptId: last } = await take(api, ofTopic, 1)
    expect(await progress()).toMatchObject({ attemptId: last, progress: 'finish', score: 20, passed: false })
    expect(unwrap(await api.call(exam.getExamResult, ofTopic))).toMatchObject({
      attempts: 3,
      attemptId: last,
    })
    const one = unwrap(await api.call(exam.getQuizResult, { attemptId: failed as number }))
    expect(one).toMatchObject({ attemptId: failed, progress: 'learning', score: 40 })
  })

  test('every change of its progress is in the table of states', async () => {
    const { api } = await newLearner(portal)
    const progress = async () => unwrap(await api.call(exam.getQuizProgress, ofTopic)).progress
    const seen = [await progress()]
    unwrap(await api.call(exam.getExamPaper, ofTopic))
    seen.push(await progress())
    for (const rightOnes of [2, 5, 1]) {
      await take(api, ofTopic, rightOnes)
      seen.push(await progress())
    }
    expect(seen).toEqual(['pending', 'learning', 'learning', 'finish', 'finish'])
    for (const [index, to] of seen.slice(1).entries()) {
      const from = seen[index] as QuizStatus
      if (from !== to)
        expect([from, to, createTransitionCheck<QuizStatus>(quizTransitions)(from, to)]).toEqual([
          from,
          to,
          true,
        ])
    }
  })

  test('after each attempt its answers can be viewed, and not before', async () => {
    const { api } = await newLearner(portal)
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, ofTopic))
    refusedWith(await api.call(exam.getExamAnalysis, { attemptId }), 403)
    expect(await take(api, ofTopic, 2)).toMatchObject({ state: 'failed', mayAnalyse: true })
    const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId }))
    expect(analysis.map(({ right }) => right)).toEqual([true, true, false, false, false])
    for (const { right, given, correct, options } of analysis) {
      const letters = options.map(({ letter }) => letter)
      expect(letters).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].slice(0, letters.length))
      expect(given.join() === correct.join()).toBe(right)
    }
  })

  test('a viewed result sends no reminder', async () => {
    const { api } = await newLearner(portal)
    const other = await newLearner(portal)
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, ofTopic))
    const check = { attemptId }
    expect(unwrap(await api.call(exam.checkExamResult, check))).toEqual({ score: null, reminds: false })
    expect(await take(api, ofTopic, 3)).toMatchObject({ seen: false })
    expect(unwrap(await api.call(exam.checkExamResult, check))).toEqual({ score: 60, reminds: true })
    refusedWith(await other.api.call(exam.checkExamResult, check), 404)
    expect(unwrap(await api.call(exam.getExamResult, ofTopic))).toMatchObject({ seen: false })
    expect(unwrap(await api.call(exam.checkExamResult, check))).toEqual({ score: 60, reminds: false })
    expect(unwrap(await api.call(exam.getExamResult, ofTopic))).toMatchObject({ seen: true })
    // Each attempt has a result of its own, so this one has not been seen yet.
    expect(await take(api, ofTopic, 3)).toMatchObject({ seen: false })
  })

  test('the last answer to a question counts, each letter once', async () => {
    const { api } = await newLearner(portal)
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, ofTopic))
    const right = await answersTo(portal, attemptId, 5)
    const save = (position: number, letters: string[]) =>
      api.call(exam.saveExamDraft, { attemptId, answers: [{ position, letters }] })
    unwrap(await save(1, ['B']))
    unwrap(await save(1, [...(right[0]?.letters ?? []), ...(right[0]?.letters ?? [])]))
    unwrap(await save(2, ['A']))
    unwrap(await save(2, []))
    const { questions } = unwrap(await api.call(exam.getExamPaper, ofTopic))
    expect(questions.map(({ given }) => given)).toEqual([right[0]?.letters.toSorted(), [], [], [], []])
  })

  test('a course is passed by its quiz, and a later failure takes nothing away', async () => {
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [ofCourse.targetId])
    expect(await take(api, ofCourse, 2)).toMatchObject({ state: 'failed' })
    expect(await processOf(learnerId)).toBe('failed')
    expect(await take(api, ofCourse, 3)).toMatchObject({ state: 'passed' })
    expect(await processOf(learnerId)).toBe('passed')
    await take(api, ofCourse, 0)
    expect(await processOf(learnerId)).toBe('passed')
  })

  test('its result sends no mail', async () => {
    const { api, learnerId } = await newLearner(portal)
    await take(api, ofTopic, 5)
    expect(await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))).toEqual([])
  })

  test('it is graded also without a registration', async () => {
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [ofCourse.targetId])
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, ofCourse))
    const answers = await answersTo(portal, attemptId, 5)
    await portal.db.delete(enrolment).where(eq(enrolment.learnerId, learnerId))
    const submitted = await api.call(exam.submitExam, { ...ofCourse, attemptId, answers })
    expect(unwrap(submitted)).toMatchObject({ score: 100, state: 'passed' })
  })

  test('a quiz does not complete a course that is not learned', async () => {
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [ofCourse.targetId])
    const mine = eq(enrolment.learnerId, learnerId)
    await portal.db.update(enrolment).set({ process: 'learning' }).where(mine)
    expect(await take(api, ofCourse, 5)).toMatchObject({ state: 'passed' })
    expect(await processOf(learnerId)).toBe('learning')
  })

  test('questions removed from a pool are not drawn, and too few make no paper', async () => {
    const { api } = await newLearner(portal)
    const { db } = portal
    const before = await db.select().from(question).where(eq(question.poolId, pool))
    /** Sets the position of a question and a new revision, as an edition of its pool does. */
    const place = async (id: number, position: number | null) => {
      await db.update(question).set({ position }).where(eq(question.id, id))
      await changePools(db)
    }
    const keep = before.slice(-5).map(({ id }) => id)
    for (const { id } of before.slice(0, -5)) await place(id, null)
    const sheet = unwrap(await api.call(exam.getExamPaper, ofTopic))
    expect(sheet.questions.map(({ questionId }) => questionId).sort()).toEqual(keep.sort())
    await take(api, ofTopic, 0)
    await place(keep[0] as number, null)
    refusedWith(await api.call(exam.getExamPaper, ofTopic), 30000)
    for (const { id, position } of before) await place(id, position)
  })
})
