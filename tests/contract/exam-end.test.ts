import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Api } from '#src/api/create-api.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { checkReceipt, getReceipt } from '#src/contract/money/receipt.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { databases } from '../fixtures/server/databases.ts'
import { answersTo, type Exam, markAsLearned, take as takeOn } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { newLearner, registerInCertification } from '../fixtures/server/training.ts'

const hour = 60 * 60 * 1000
/** A certification with a theory exam only, and one with a theory and a practical exam. */
const associate = 2
const withPractical = 5
const theory = { exam: 'theory', targetId: associate } as const

describe.each(databases)('the end of a theory exam, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Creates a learner who may take the exam of a certification. */
  async function examinee(certificationId = associate) {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, certificationId, 'exam')
    return client
  }
  const take = (api: Api, rightOnes: number, of: Exam = theory) => takeOn(portal, api, of, rightOnes)
  const paper = async (api: Api) => unwrap(await api.call(exam.getExamPaper, theory))
  const result = async (api: Api) => unwrap(await api.call(exam.getExamResult, theory))
  const progressOf = async (learnerId: number) => {
    const { learnerId: of, round } = certificationEnrolment
    const rows = await portal.db.select().from(certificationEnrolment).where(eq(of, learnerId)).orderBy(round)
    return rows.map((row) => row.progress)
  }
  /** Sets a learner's progress directly to states that no action of the learner would cause. */
  const moveTo = (learnerId: number, progress: CertificationProgress) =>
    portal.db
      .update(certificationEnrolment)
      .set({ progress })
      .where(eq(certificationEnrolment.learnerId, learnerId))
  const mailsTo = async (learnerId: number) =>
    (await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))).map(({ kind, data }) => ({
      kind,
      data,
    }))

  test('leads to the practical exam where there is one', async () => {
    const { api, learnerId } = await examinee(withPractical)
    expect(await take(api, 40, { ...theory, targetId: withPractical })).toMatchObject({ state: 'passed' })
    expect(await progressOf(learnerId)).toEqual(['practicalExam'])
  })

  test('completes no course that has the number of the certification', async () => {
    const { api, learnerId } = await examinee()
    await markAsLearned(portal, learnerId, [associate])
    expect(await take(api, 40)).toMatchObject({ state: 'passed' })
    const [row] = await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))
    expect(row?.process).toBe('learned')
  })

  test('is mailed, with the score', async () => {
    const { api, learnerId } = await examinee()
    const subject = { kind: 'certification', id: associate }
    await take(api, 39)
    expect(await mailsTo(learnerId)).toEqual([{ kind: 'examFailed', data: { subject, score: 78 } }])
    await take(api, 50)
    expect(await mailsTo(learnerId)).toContainEqual({ kind: 'examPassed', data: { subject, score: 100 } })
  })

  test('is final: after a pass there is no other attempt, whatever the status of the registration', async () => {
    const { api, learnerId } = await examinee()
    expect(await result(api)).toMatchObject({ attempts: 0, maxAttempts: 2, mayEnter: true, seen: false })
    await take(api, 40)
    await moveTo(learnerId, 'exam')
    refusedWith(await api.call(exam.getExamPaper, theory), 30002)
    expect(await result(api)).toMatchObject({ attempts: 1, mayEnter: false, mayAnalyse: true })
  })

  test('comes after two failures, whatever the status of the registration', async () => {
    const { api, learnerId } = await examinee()
    await take(api, 0)
    expect(await result(api)).toMatchObject({ state: 'failed', mayAnalyse: false, mayEnter: true })
    await take(api, 0)
    await moveTo(learnerId, 'exam')
    refusedWith(await api.call(exam.getExamPaper, theory), 30002)
    expect(await result(api)).toMatchObject({ attempts: 2, mayEnter: false, mayAnalyse: true })
  })

  test('comes with the deadline: a learner who returns later finds the attempt ended, and starts the next', async () => {
    const { api } = await examinee()
    const first = await paper(api)
    const answers = await answersTo(portal, first.attemptId, 20)
    unwrap(await api.call(exam.saveExamDraft, { attemptId: first.attemptId, answers: answers.slice(0, 20) }))
    portal.clock.now += hour + 30_001
    const second = await paper(api)
    expect(second.attemptId).not.toBe(first.attemptId)
    expect(second.secondsLeft).toBe(3600)
    const [ended] = await portal.db.select().from(attempt).where(eq(attempt.id, first.attemptId))
    expect(ended).toMatchObject({ state: 'failed', score: 40, endedAt: new Date(portal.clock.now) })
    const { receipt } = unwrap(await api.call(getReceipt, { attemptId: first.attemptId }))
    expect(unwrap(await api.call(checkReceipt, { receipt }))).toMatchObject({ endedBy: 'clock', score: 40 })
    expect(await result(api)).toMatchObject({ state: 'open', attempts: 2 })
  })

  test('comes with the deadline for a late submission: answers saved in time count', async () => {
    const { api } = await examinee()
    const { attemptId } = await paper(api)
    const answers = await answersTo(portal, attemptId, 50)
    unwrap(await api.call(exam.saveExamDraft, { attemptId, answers: answers.slice(0, 10) }))
    portal.clock.now += hour + 30_001
    const late = unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers }))
    expect(late).toMatchObject({ score: 20, state: 'failed' })
  })

  test('belongs to its learner, and nothing is saved after it', async () => {
    const { api } = await examinee()
    const other = await examinee()
    const { attemptId } = await paper(api)
    refusedWith(await other.api.call(exam.submitExam, { ...theory, attemptId, answers: [] }), 404)
    refusedWith(await other.api.call(exam.checkExamResult, { attemptId }), 404)
    unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers: [] }))
    const late = [{ position: 1, letters: ['A'] }]
    refusedWith(await api.call(exam.saveExamDraft, { attemptId, answers: late }), 30001)
  })

  test('blocks signing out while seconds are left', async () => {
    const { api } = await examinee()
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toBeNull()
    const { attemptId } = await paper(api)
    portal.clock.now += hour - 1
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toMatchObject({ attemptId, secondsLeft: 1 })
    portal.clock.now += 1
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toBeNull()
  })

  test('can always be reached: an open attempt can be resumed', async () => {
    const { api, learnerId } = await examinee()
    const { attemptId } = await paper(api)
    await moveTo(learnerId, 'learning')
    expect(await result(api)).toMatchObject({ state: 'open', mayEnter: true, mayAnalyse: false })
    expect((await paper(api)).attemptId).toBe(attemptId)
  })

  test('moves only the registration that it belongs to, and only from the exam', async () => {
    const { api, learnerId } = await examinee()
    const { attemptId } = await paper(api)
    await registerInCertification(portal, learnerId, associate, 'exam', { round: 2 })
    unwrap(
      await api.call(exam.submitExam, {
        ...theory,
        attemptId,
        answers: await answersTo(portal, attemptId, 50),
      }),
    )
    expect(await progressOf(learnerId)).toEqual(['exam', 'exam'])
    const moved = await examinee()
    const under = await paper(moved.api)
    await moveTo(moved.learnerId, 'approved')
    unwrap(
      await moved.api.call(exam.submitExam, {
        ...theory,
        attemptId: under.attemptId,
        answers: await answersTo(portal, under.attemptId, 50),
      }),
    )
    expect(await progressOf(moved.learnerId)).toEqual(['approved'])
  })

  test('is graded also without a registration', async () => {
    const { api, learnerId } = await examinee()
    const { attemptId } = await paper(api)
    const mine = and(
      eq(certificationEnrolment.learnerId, learnerId),
      eq(certificationEnrolment.certificationId, associate),
    )
    await portal.db.delete(certificationEnrolment).where(mine)
    const answers = await answersTo(portal, attemptId, 45)
    expect(unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers }))).toMatchObject({
      score: 90,
      state: 'passed',
    })
  })
})
