import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learningHistory } from '#server/db/schema/learning-history.ts'
import { endOverdueExams } from '#server/jobs/end-overdue-exams.ts'
import type { Api } from '#src/api/create-api.ts'
import {
  clearLearning,
  enrolInCertification,
  reEnrolInCertification,
} from '#src/contract/learning/certification-enrolment.ts'
import { changeNotification, getUnfinished } from '#src/contract/learning/enrolment.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { databases } from '../fixtures/server/databases.ts'
import * as answers from '../fixtures/server/exam.ts'
import { complete, coursesOf, markAsLearned } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/**
 * Video security associate, which has no code, fee or prerequisites, and the professional level, which requires it.
 */
const associate = 2
const professional = 3
const day = 24 * 60 * 60 * 1000
const theory = { exam: 'theory', targetId: associate } as const

describe.each(databases)('exams, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  /** Creates a learner with a client. */
  async function newLearner() {
    learners += 1
    const { learnerId, cookie } = await signIn(portal, `exam-${learners}@demo.test`)
    return { learnerId, api: portal.api(cookie) }
  }

  const enrol = (api: Api, certificationId = associate) =>
    api.call(enrolInCertification, { certificationId, emailNotification: 'subscribed' })

  const completeAll = async (learnerId: number) =>
    complete(portal, learnerId, await coursesOf(portal, associate))

  /** Creates a learner who has completed everything and may take the exam. */
  async function readyLearner() {
    const learner = await newLearner()
    await completeAll(learner.learnerId)
    expect(unwrap(await enrol(learner.api)).progress).toBe('exam')
    return learner
  }

  const progressOf = async (learnerId: number) => {
    const rows = await portal.db
      .select()
      .from(certificationEnrolment)
      .where(eq(certificationEnrolment.learnerId, learnerId))
      .orderBy(certificationEnrolment.round)
    return rows.map(({ round, progress }) => [round, progress])
  }

  const answersTo = (examId: number, rightOnes: number) => answers.answersTo(portal, examId, rightOnes)
  const take = (api: Api, rightOnes: number, of: answers.Exam = theory) =>
    answers.take(portal, api, of, rightOnes)

  test('enrolling registers in all courses, once, and only without a refusal', async () => {
    const { api, learnerId } = await newLearner()
    expect(unwrap(await enrol(api))).toEqual({
      certificationId: associate,
      progress: 'learning',
      childStatus: 'registrationApproved',
    })
    const rows = await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))
    expect(rows.length).toBe(7)
    refusedWith(await enrol(api), 10024)
    refusedWith(await enrol(api, 999), 404)
    refusedWith(await enrol(portal.api()), 401)
  })

  test('a hundred concurrent clicks are one registration', async () => {
    const { api, learnerId } = await newLearner()
    const results = await Promise.all(Array.from({ length: 20 }, () => enrol(api)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await progressOf(learnerId)).toEqual([[1, 'learning']])
  })

  test('a level requires the certificate of the one before, and names it', async () => {
    const { api, learnerId } = await newLearner()
    const refused = await enrol(api, professional)
    refusedWith(refused, 10026)
    expect(refused.ok ? {} : refused.failure).toMatchObject({
      context: {
        prerequisiteCertificationList: [{ certificationReleaseId: associate, versionLabel: '2026' }],
      },
    })
    await issueTestCertificate(portal, learnerId, associate)
    // The professional level must be paid for first.
    refusedWith(await enrol(api, professional), 403)
  })

  test('the certificate of the level before counts until it expires', async () => {
    const { api, learnerId } = await newLearner()
    await issueTestCertificate(portal, learnerId, associate, {
      issuedAt: new Date(portal.clock.now - 730 * day),
    })
    const mine = eq(certificate.learnerId, learnerId)
    const expireAt = (at: number) =>
      portal.db
        .update(certificate)
        .set({ validUntil: new Date(at) })
        .where(mine)
    await expireAt(portal.clock.now + 1)
    refusedWith(await enrol(api, professional), 403)
    await expireAt(portal.clock.now)
    refusedWith(await enrol(api, professional), 10026)
    await issueTestCertificate(portal, learnerId, associate, { number: `RENEWED-${learnerId}` })
    refusedWith(await enrol(api, professional), 403)
  })

  test('the exam is closed until the credits are complete', async () => {
    const { api } = await newLearner()
    expect(unwrap(await api.call(exam.getExamEntry, theory))).toEqual({ mayEnter: false })
    unwrap(await enrol(api))
    refusedWith(await api.call(exam.getExamPaper, theory), 30002)
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({ mayEnter: false, attempts: 0 })
    refusedWith(await api.call(exam.getExamPaper, { exam: 'theory', targetId: 999 }), 404)
  })

  test('a paper has fifty questions of the pool, an hour, and no right answers in any field', async () => {
    const { api } = await readyLearner()
    const response = await api.call(exam.getExamPaper, theory)
    const sheet = unwrap(response)
    expect(sheet.questions).toHaveLength(50)
    expect(new Set(sheet.questions.map(({ questionId }) => questionId)).size).toBe(50)
    expect(sheet.secondsLeft).toBe(3600)
    const fields = new Set(sheet.questions.flatMap((each) => Object.keys(each)))
    expect([...fields].sort()).toEqual([
      'given',
      'language',
      'marked',
      'options',
      'picture',
      'position',
      'questionId',
      'text',
      'type',
    ])
    refusedWith(await api.call(exam.getExamAnalysis, { attemptId: sheet.attemptId }), 403)
  })

  test('opening the exam again resumes the attempt with its answers and remaining time', async () => {
    const { api } = await readyLearner()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const answers = (await answersTo(sheet.attemptId, 50)).slice(0, 2)
    unwrap(await api.call(exam.saveExamDraft, { attemptId: sheet.attemptId, answers }))
    portal.clock.now += 600_000
    const again = unwrap(await api.call(exam.getExamPaper, theory))
    expect(again.attemptId).toBe(sheet.attemptId)
    expect(again.secondsLeft).toBe(3000)
    expect(again.questions.slice(0, 3).map(({ given }) => given)).toEqual([
      answers[0]?.letters.toSorted(),
      answers[1]?.letters.toSorted(),
      [],
    ])
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toMatchObject({
      attemptId: sheet.attemptId,
      secondsLeft: 3000,
    })
  })

  test('two tabs that start at the same time have one paper', async () => {
    const { api } = await readyLearner()
    const sheets = await Promise.all(Array.from({ length: 8 }, () => api.call(exam.getExamPaper, theory)))
    const ids = sheets.flatMap((sheet) => (sheet.ok ? [sheet.value.attemptId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(unwrap(await api.call(exam.getExamResult, theory)).attempts).toBe(1)
  })

  test('forty right answers pass and lead on; submitting again changes nothing', async () => {
    const { api, learnerId } = await readyLearner()
    const result = await take(api, 40)
    expect(result).toMatchObject({
      score: 80,
      state: 'passed',
      mayEnter: false,
      mayAnalyse: true,
      attempts: 1,
    })
    expect(await progressOf(learnerId)).toEqual([[1, 'apply']])
    const again = { ...theory, attemptId: result.attemptId as number, answers: [] }
    expect(unwrap(await api.call(exam.submitExam, again))).toMatchObject({ score: 80, state: 'passed' })
    refusedWith(await api.call(exam.getExamPaper, theory), 30002)
    const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId: result.attemptId as number }))
    expect(analysis.map(({ topic }) => topic)).not.toContain('')
    expect(analysis.filter(({ right }) => right)).toHaveLength(40)
    expect(analysis.every(({ explanation, correct }) => explanation !== '' && correct.length > 0)).toBe(true)
  })

  test('two failures lead back to the enrolment: progress is reset, and history stays', async () => {
    const { api, learnerId } = await readyLearner()
    expect(await take(api, 39)).toMatchObject({
      score: 78,
      state: 'failed',
      mayEnter: true,
      mayAnalyse: false,
    })
    expect(await take(api, 10)).toMatchObject({
      state: 'failed',
      mayEnter: false,
      mayAnalyse: true,
      attempts: 2,
    })
    expect(await progressOf(learnerId)).toEqual([[1, 'enrol']])
    refusedWith(await api.call(exam.getExamPaper, theory), 30002)
    unwrap(await api.call(reEnrolInCertification, { certificationId: associate }))
    expect(await progressOf(learnerId)).toEqual([
      [1, 'enrol'],
      [2, 'learning'],
    ])
    const courses = await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))
    expect(new Set(courses.map(({ process }) => process))).toEqual(new Set(['notStarted']))
    const history = await portal.db
      .select()
      .from(learningHistory)
      .where(eq(learningHistory.learnerId, learnerId))
    expect(new Set(history.map(({ process }) => process))).toEqual(new Set(['learned', 'passed']))
    expect(history.length).toBeGreaterThan(0)
    const attempts = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    expect(attempts).toHaveLength(2)
    refusedWith(await api.call(reEnrolInCertification, { certificationId: associate }), 10024)
  })

  test('a second round has two attempts of its own', async () => {
    const { api, learnerId } = await readyLearner()
    for (const right of [39, 10]) await take(api, right)
    unwrap(await api.call(reEnrolInCertification, { certificationId: associate }))
    const { learnerId: of, round } = certificationEnrolment
    await portal.db
      .update(certificationEnrolment)
      .set({ progress: 'exam', creditsAt: new Date(portal.clock.now) })
      .where(and(eq(of, learnerId), eq(round, 2)))
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({ attempts: 0, mayEnter: true })
    expect(await take(api, 39)).toMatchObject({ state: 'failed', attempts: 1, mayEnter: true })
    expect(await progressOf(learnerId)).toEqual([
      [1, 'enrol'],
      [2, 'exam'],
    ])
    expect(await take(api, 40)).toMatchObject({ state: 'passed', attempts: 2 })
    expect(await progressOf(learnerId)).toEqual([
      [1, 'enrol'],
      [2, 'apply'],
    ])
  })

  test('at the deadline the server submits what it has, even if no browser is open', async () => {
    const { api } = await readyLearner()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const answers = await answersTo(sheet.attemptId, 45)
    unwrap(await api.call(exam.saveExamDraft, { attemptId: sheet.attemptId, answers }))
    portal.clock.now += 3_600_000 + 30_000
    // Overdue exams of other tests are ended; this one is still within the thirty seconds of grace.
    await endOverdueExams(portal.db, () => portal.clock.now)
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({ state: 'open' })
    portal.clock.now += 1
    expect(await endOverdueExams(portal.db, () => portal.clock.now)).toBeGreaterThan(0)
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({ score: 90, state: 'passed' })
  })

  test('a late answer is refused, and answers saved in time count', async () => {
    const { api } = await readyLearner()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const answers = await answersTo(sheet.attemptId, 50)
    unwrap(await api.call(exam.saveExamDraft, { attemptId: sheet.attemptId, answers: answers.slice(0, 20) }))
    portal.clock.now += 3_600_000 + 31_000
    refusedWith(await api.call(exam.saveExamDraft, { attemptId: sheet.attemptId, answers }), 30001)
    expect(unwrap(await api.call(exam.getExamResult, theory))).toMatchObject({ score: 40, state: 'failed' })
  })

  test('answers that are not on the paper are refused, and another learner’s attempt is not found', async () => {
    const { api } = await readyLearner()
    const other = await newLearner()
    const { attemptId } = unwrap(await api.call(exam.getExamPaper, theory))
    const save = (client: typeof api, position: number, letters: string[]) =>
      client.call(exam.saveExamDraft, { attemptId, answers: [{ position, letters }] })
    refusedWith(await save(api, 51, ['A']), 400)
    refusedWith(await save(api, 1, ['Z']), 400)
    refusedWith(await save(other.api, 1, ['A']), 404)
    refusedWith(await other.api.call(exam.getExamAnalysis, { attemptId }), 404)
  })

  test('after thirty days the window is closed, and only enrolling again opens it', async () => {
    const { learnerId } = await readyLearner()
    const email = `exam-${learners}@demo.test`
    portal.clock.now += 30 * day + 1
    const api = portal.api((await signIn(portal, email)).cookie)
    refusedWith(await api.call(exam.getExamPaper, theory), 10013)
    unwrap(await api.call(reEnrolInCertification, { certificationId: associate }))
    expect(await progressOf(learnerId)).toEqual([
      [1, 'enrol'],
      [2, 'learning'],
    ])
  })

  test('learning records can be deleted until the exams are passed, and stay in the history', async () => {
    const { api, learnerId } = await readyLearner()
    unwrap(await api.call(clearLearning, { certificationId: associate }))
    expect(await progressOf(learnerId)).toEqual([[1, 'enrol']])
    unwrap(await api.call(clearLearning, { certificationId: associate }))
    refusedWith(await api.call(clearLearning, { certificationId: 999 }), 404)
    const passed = await readyLearner()
    await take(passed.api, 50)
    refusedWith(await passed.api.call(clearLearning, { certificationId: associate }), 403)
  })

  test('learning records are not deleted during the theory exam', async () => {
    const { api, learnerId } = await readyLearner()
    unwrap(await api.call(exam.getExamPaper, theory))
    refusedWith(await api.call(clearLearning, { certificationId: associate }), 403)
    expect(await progressOf(learnerId)).toEqual([[1, 'exam']])
  })

  test('unfinished learning is listed, and mails about a course are switched', async () => {
    const { api, learnerId } = await newLearner()
    expect(unwrap(await api.call(getUnfinished, {}))).toEqual([])
    unwrap(await enrol(api))
    const unfinished = unwrap(await api.call(getUnfinished, {}))
    expect(unfinished[0]).toEqual({ type: 'certification', id: associate, name: 'Video security associate' })
    expect(unfinished.slice(1).map(({ id }) => id)).toEqual([1, 25, 26, 27, 28, 29, 30])
    const choose = (courseId: number) =>
      api.call(changeNotification, { courseId, emailNotification: 'cancelled' })
    unwrap(await choose(25))
    refusedWith(await choose(7), 404)
    const mine = and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, 25))
    const [row] = await portal.db.select().from(enrolment).where(mine)
    expect(row?.emailNotification).toBe('cancelled')
  })

  test('a quiz has five questions, no time limit and any number of attempts, and completes its course', async () => {
    const of = { exam: 'quiz', targetId: 25 } as const
    const { api, learnerId } = await newLearner()
    refusedWith(await api.call(exam.getExamPaper, of), 30002)
    await completeAll(learnerId)
    await markAsLearned(portal, learnerId, [25])
    // Course 25 alone brings two of the ten credits, so eight remain until its quiz is passed.
    await portal.db
      .update(enrolment)
      .set({ process: 'notStarted' })
      .where(and(eq(enrolment.learnerId, learnerId), inArray(enrolment.courseId, [29])))
    expect(unwrap(await enrol(api)).progress).toBe('learning')
    expect(unwrap(await api.call(exam.getExamPaper, of))).toMatchObject({ secondsLeft: null })
    expect((await take(api, 2, of)).state).toBe('failed')
    expect(unwrap(await api.call(exam.getQuizProgress, of))).toMatchObject({ progress: 'learning' })
    expect(await take(api, 3, of)).toMatchObject({
      score: 60,
      state: 'passed',
      mayEnter: true,
      maxAttempts: null,
    })
    expect(unwrap(await api.call(exam.getQuizProgress, of))).toMatchObject({ progress: 'finish' })
    expect(await progressOf(learnerId)).toEqual([[1, 'exam']])
  })
})
