import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import type { Api } from '#src/api/create-api.ts'
import { reEnrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import {
  getQuestionStatistics,
  getScoreDistribution,
  previewQuestionVoiding,
  voidQuestion,
} from '#src/contract/publishing/question-statistics.ts'
import { databases } from '../fixtures/server/databases.ts'
import { completeAllCourses, markAsLearned, take } from '../fixtures/server/exam.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { newLearner, staff } from '../fixtures/server/training.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const associate = 2
const theory = { exam: 'theory', targetId: associate } as const
const quizPool = 107
const quiz = { exam: 'quiz', targetId: 25 } as const

describe.each(databases)('a broken question, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const operator = () => portal.api(null, { headers })
  const takeOut = async (questionId: number) =>
    (await staff(portal, 'reviewer')).call(voidQuestion, { questionId, reason: 'Two answers are right' })

  /** Returns the first question that the learner answered wrongly in the last attempt. */
  async function wronglyAnswered(learnerId: number): Promise<number> {
    const rows = await portal.db
      .select({ id: question.id, correct: question.correct, given: attemptQuestion.given })
      .from(attemptQuestion)
      .innerJoin(question, eq(question.id, attemptQuestion.questionId))
      .innerJoin(attempt, eq(attempt.id, attemptQuestion.attemptId))
      .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
      .where(and(eq(attempt.learnerId, learnerId), isNull(withdrawnQuestion.questionId)))
      .orderBy(desc(attemptQuestion.attemptId), attemptQuestion.position)
    const wrong = rows.find(({ correct, given }) => !correct.every((option) => given.includes(option)))
    return wrong?.id as number
  }

  async function ready() {
    const learner = await newLearner(portal)
    await completeAllCourses(portal, learner.learnerId, learner.api, associate)
    return learner
  }
  const standing = async (learnerId: number) => {
    const mine = eq(certificationEnrolment.learnerId, learnerId)
    const rows = await portal.db
      .select()
      .from(certificationEnrolment)
      .where(mine)
      .orderBy(certificationEnrolment.round)
    return rows.map(({ round, progress }) => [round, progress])
  }
  const attemptsOf = async (learnerId: number) =>
    (await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId)).orderBy(attempt.id)).map(
      ({ state, score }) => [state, score],
    )
  const mailsOf = async (learnerId: number) =>
    (
      await portal.db
        .select()
        .from(mail)
        .where(and(eq(mail.learnerId, learnerId), eq(mail.kind, 'examPassed')))
    ).length

  test('passes learners who failed because of it, with all consequences, and nobody else', async () => {
    const [near, far, passed] = [await ready(), await ready(), await ready()]
    await take(portal, near.api, theory, 39)
    await take(portal, far.api, theory, 10)
    await take(portal, passed.api, theory, 45)
    const questionId = await wronglyAnswered(near.learnerId)
    const done = unwrap(await takeOut(questionId))
    expect(done).toMatchObject({ passed: 1 })
    expect(done.raised).toBeLessThanOrEqual(done.attempts)
    expect(await attemptsOf(near.learnerId)).toEqual([['passed', 80]])
    expect(await standing(near.learnerId)).toEqual([[1, 'apply']])
    expect(await mailsOf(near.learnerId)).toBe(1)
    expect(await standing(far.learnerId)).toEqual([[1, 'exam']])
    expect((await attemptsOf(passed.learnerId))[0]?.[0]).toBe('passed')
    expect(await standing(passed.learnerId)).toEqual([[1, 'apply']])
    const result = unwrap(await near.api.call(exam.getExamResult, theory))
    expect(result).toMatchObject({ state: 'passed', score: 80, seen: false, mayAnalyse: true })
    const analysis = unwrap(
      await near.api.call(exam.getExamAnalysis, { attemptId: result.attemptId as number }),
    )
    expect(analysis.find((each) => each.questionId === questionId)).toMatchObject({ right: true })
    const [audit] = rowsOrThrow(await operator().call(getAudit, { subject: `pool ${associate}` }))
    expect(audit).toMatchObject({
      act: 'takeOut',
      actor: 'reviewer@demo.test',
      detail: { ...done, question: questionId, reason: 'Two answers are right' },
    })
    refusedWith(await takeOut(questionId), 10002)
  })

  test('has its effect shown before it is withdrawn, without changing anything', async () => {
    const [near, passed] = [await ready(), await ready()]
    await take(portal, near.api, theory, 39)
    await take(portal, passed.api, theory, 45)
    const questionId = await wronglyAnswered(near.learnerId)
    const reviewer = await staff(portal, 'reviewer')
    const preview = unwrap(await reviewer.call(previewQuestionVoiding, { questionId }))
    expect(await attemptsOf(near.learnerId)).toEqual([['failed', 78]])
    expect(preview.passing.filter(({ learnerId }) => learnerId === near.learnerId)).toMatchObject([
      { exam: 'theory', targetId: associate, score: 78, rescored: 80 },
    ])
    const { passing, ...counts } = preview
    expect(passing).toHaveLength(counts.passed)
    expect(unwrap(await takeOut(questionId))).toEqual(counts)
    refusedWith(await reviewer.call(previewQuestionVoiding, { questionId }), 10002)
    refusedWith(await reviewer.call(previewQuestionVoiding, { questionId: 999_999 }), 404)
    refusedWith(await near.api.call(previewQuestionVoiding, { questionId }), 403)
  })

  test('raises the score of a pass, without a mail', async () => {
    const { api, learnerId } = await ready()
    await take(portal, api, theory, 45)
    const mine = eq(attempt.learnerId, learnerId)
    await portal.db.update(attempt).set({ seen: true }).where(mine)
    expect(unwrap(await takeOut(await wronglyAnswered(learnerId))).raised).toBeGreaterThan(0)
    expect(await portal.db.select().from(attempt).where(mine)).toMatchObject([
      { state: 'passed', score: 92, seen: true },
    ])
    expect(await standing(learnerId)).toEqual([[1, 'apply']])
    expect(await mailsOf(learnerId)).toBe(1)
  })

  test('reverts a second failure, also after a new enrolment', async () => {
    const [waits, again] = [await ready(), await ready()]
    for (const { api } of [waits, again]) {
      await take(portal, api, theory, 0)
      await take(portal, api, theory, 39)
    }
    expect(await standing(waits.learnerId)).toEqual([[1, 'enrol']])
    unwrap(await again.api.call(reEnrolInCertification, { certificationId: associate }))
    expect((await standing(again.learnerId)).at(-1)).toEqual([2, 'learning'])
    for (const { learnerId } of [waits, again]) {
      unwrap(await takeOut(await wronglyAnswered(learnerId)))
      expect((await attemptsOf(learnerId)).at(-1)?.[0]).toBe('passed')
      expect((await standing(learnerId)).at(-1)?.[1]).toBe('apply')
    }
  })

  test('closes the open attempt of a learner who has passed by it', async () => {
    const { api, learnerId } = await ready()
    await take(portal, api, theory, 39)
    const questionId = await wronglyAnswered(learnerId)
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, theory))
    unwrap(await takeOut(questionId))
    expect(await attemptsOf(learnerId)).toEqual([
      ['passed', 80],
      ['failed', expect.any(Number)],
    ])
    expect(await standing(learnerId)).toEqual([[1, 'apply']])
    refusedWith(await api.call(exam.saveExamDraft, { attemptId, seat: 1, answers: [] }), 30001)
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({
      ...{ state: 'passed', score: 80, mayEnter: false, mayAnalyse: true },
    })
    expect(await mailsOf(learnerId)).toBe(1)
  })

  test('counts as right on an open paper, and is on no new one', async () => {
    const { api, learnerId } = await ready()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const questionId = sheet.questions[0]?.questionId as number
    unwrap(await takeOut(questionId))
    const { attemptId } = sheet
    expect(
      unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers: [] })).score,
    ).toBeGreaterThanOrEqual(2)
    for (let more = 0; more < 4; more += 1) {
      const other = await ready()
      const { questions } = unwrap(await other.api.call(exam.getExamPaper, theory))
      expect(questions.map((each) => each.questionId)).not.toContain(questionId)
    }
    expect(await attemptsOf(learnerId)).toHaveLength(1)
  })

  test('in a quiz completes the course of learners who failed because of it', async () => {
    await portal.db.update(course).set({ quiz: quizPool }).where(eq(course.id, quiz.targetId))
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [quiz.targetId])
    const far = await newLearner(portal)
    await markAsLearned(portal, far.learnerId, [quiz.targetId])
    expect(await take(portal, far.api, quiz, 0)).toMatchObject({ state: 'failed', score: 0 })
    expect(await take(portal, api, quiz, 2)).toMatchObject({ state: 'failed', score: 40 })
    unwrap(await takeOut(await wronglyAnswered(learnerId)))
    expect(unwrap(await api.call(exam.getQuizProgress, quiz))).toMatchObject({ progress: 'finish' })
    unwrap(await takeOut(await wronglyAnswered(far.learnerId)))
    const [[state, score] = []] = await attemptsOf(far.learnerId)
    expect([state, [20, 40]]).toEqual(['failed', expect.arrayContaining([score])])
    const processOf = async (id: number) => {
      const own = and(eq(enrolment.learnerId, id), eq(enrolment.courseId, quiz.targetId))
      return (await portal.db.select().from(enrolment).where(own))[0]?.process
    }
    expect([await processOf(learnerId), await processOf(far.learnerId)]).toEqual(['passed', 'failed'])
  })

  test('covers papers that are started or submitted at the same moment', async () => {
    const pool = 102
    const of = { exam: 'quiz', targetId: 27 } as const
    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, of.targetId))
    const [broken] = await portal.db.select().from(question).where(eq(question.poolId, pool)).limit(1)
    const questionId = broken?.id as number
    const learners = await Promise.all(Array.from({ length: 12 }, () => newLearner(portal)))
    for (const { learnerId } of learners) await markAsLearned(portal, learnerId, [of.targetId])
    const begin = async (api: Api) => unwrap(await api.call(exam.getExamPaper, of)).attemptId
    const submit = async (api: Api, attemptId: number) =>
      unwrap(await api.call(exam.submitExam, { ...of, attemptId, answers: [] }))
    const [early, late] = [learners.slice(0, 6), learners.slice(6)]
    const open = await Promise.all(early.map(async ({ api }) => ({ api, attemptId: await begin(api) })))
    await Promise.all([
      ...open.map(({ api, attemptId }) => submit(api, attemptId)),
      takeOut(questionId).then(unwrap),
      ...late.map(async ({ api }) => submit(api, await begin(api))),
    ])
    const papers = await portal.db
      .select({ id: attempt.id, score: attempt.score, questionId: attemptQuestion.questionId })
      .from(attempt)
      .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
      .where(and(eq(attempt.exam, 'quiz'), eq(attempt.targetId, of.targetId)))
    const byPaper = [...Map.groupBy(papers, ({ id }) => id).values()]
    expect(byPaper).toHaveLength(12)
    for (const paper of byPaper)
      expect(paper[0]?.score).toBe(paper.some((each) => each.questionId === questionId) ? 20 : 0)
  })

  test('is voided by reviewers only, and has to exist', async () => {
    const { api } = await newLearner(portal)
    refusedWith(await api.call(voidQuestion, { questionId: 2001, reason: 'Mine' }), 403)
    refusedWith(await takeOut(999_999), 404)
  })

  test('shows in the statistics: difficulty, discrimination and distractors', async () => {
    const pool = 108
    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, 26))
    const of = { exam: 'quiz', targetId: 26 } as const
    const statistics = async () => unwrap(await operator().call(getQuestionStatistics, { poolId: pool }))
    for (const each of await statistics())
      expect(each).toMatchObject({ attempts: 0, facility: null, discrimination: null, misleading: null })
    // Half of the learners answer everything right and the others nothing, so every question discriminates fully.
    for (const right of [5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0]) {
      const { api, learnerId } = await newLearner(portal)
      await markAsLearned(portal, learnerId, [of.targetId])
      await take(portal, api, of, right)
    }
    const rows = await statistics()
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(60)
    const varied = rows.filter(({ facility }) => facility !== null && facility > 0 && facility < 1)
    expect(varied.length).toBeGreaterThan(0)
    for (const each of varied) {
      expect(each.discrimination).toBe(1)
      const wrongs = Math.round(each.attempts * (1 - (each.facility as number)))
      expect(each.misleading?.times).toBeLessThanOrEqual(wrongs)
      expect(each.misleading?.text).toMatch(/./)
    }
    for (const { attempts, facility, options } of rows) {
      expect(options.filter(({ correct }) => !correct).length).toBeGreaterThan(0)
      for (const option of options) expect(option.times).toBeLessThanOrEqual(attempts)
      const [right] = options.filter(({ correct }) => correct)
      if (facility) expect(right?.times).toBeGreaterThanOrEqual(Math.round(attempts * facility))
    }
    const within = async (request: { since?: string; texts?: string }) =>
      unwrap(await operator().call(getQuestionStatistics, { poolId: pool, ...request })).reduce(
        (sum, { attempts }) => sum + attempts,
        0,
      )
    const { now } = portal.clock
    expect(await within({ since: new Date(now - 86_400_000).toISOString() })).toBe(60)
    expect(await within({ since: new Date(now + 1000).toISOString() })).toBe(0)
    expect([await within({ texts: 'en' }), await within({ texts: 'pl' })]).toEqual([60, 0])
    const scores = async (request: object) =>
      unwrap(await operator().call(getScoreDistribution, { poolId: pool, ...request }))
    const reached = await scores({})
    expect(reached).toMatchObject({ papers: 12, passed: 6, pass: 60, median: 50 })
    expect(reached?.bands.map(({ papers }) => papers)).toEqual([6, 0, 0, 0, 0, 6])
    expect(await scores({ since: new Date(now + 1000).toISOString() })).toMatchObject({
      papers: 0,
      median: null,
    })
    expect([await scores({ texts: 'en' }), await scores({ texts: 'pl' })]).toMatchObject([
      { papers: 12 },
      { papers: 0 },
    ])
    expect(await scores({ poolId: 999_999 })).toBeNull()
    const [first] = rows
    unwrap(await takeOut(first?.questionId as number))
    expect((await statistics())[0]).toMatchObject({
      ...first,
      takenOutAt: new Date(portal.clock.now).toISOString(),
    })
  })
})
