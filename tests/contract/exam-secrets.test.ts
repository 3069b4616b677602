import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import type { Api } from '#src/api/create-api.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { getPastAttempts } from '#src/contract/learning/exam-terms.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type Exam, take } from '../fixtures/server/exam.ts'
import { runWhileLocked } from '../fixtures/server/lock-race.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { newLearner, registerInCertification } from '../fixtures/server/training.ts'

const theory = { exam: 'theory', targetId: 2 } as const
/** The previous year's version, which draws on the same question pool. */
const older = { exam: 'theory', targetId: 10 } as const
/** The quiz of a video, for which no registration is needed. */
const quiz = { exam: 'nonCertification', targetId: 19 } as const

describe.each(databases)('secrets of an exam, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  async function examinee() {
    const learner = await newLearner(portal)
    for (const { targetId } of [theory, older])
      await registerInCertification(portal, learner.learnerId, targetId, 'exam', {
        creditsAt: new Date(portal.clock.now),
      })
    return learner
  }
  const begin = async (api: Api, of: Exam) => unwrap(await api.call(exam.getExamPaper, of))
  const fail = async (api: Api, of: Exam) => (await take(portal, api, of, 0)).attemptId as number
  const analysis = (api: Api, attemptId: number) => api.call(exam.getExamAnalysis, { attemptId })
  const offered = async (api: Api, of: Exam) =>
    unwrap(await api.call(getPastAttempts, of)).map(({ mayAnalyse }) => mayAnalyse)

  test('the first attempt has no analysis while the last one is open, and has one afterwards', async () => {
    const { api } = await examinee()
    const first = await fail(api, theory)
    const { attemptId } = await begin(api, theory)
    refusedWith(await analysis(api, first), 403)
    expect(await offered(api, theory)).toEqual([false, false])
    unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers: [] }))
    expect(unwrap(await analysis(api, first))).toHaveLength(50)
    expect(await offered(api, theory)).toEqual([true, true])
  })

  test('an exam on the same pool hides its analysis meanwhile', async () => {
    const { api } = await examinee()
    const first = await fail(api, older)
    await fail(api, older)
    expect(unwrap(await analysis(api, first))).toHaveLength(50)
    await begin(api, theory)
    refusedWith(await analysis(api, first), 403)
    expect(unwrap(await api.call(exam.getExamResult, older)).mayAnalyse).toBe(false)
    expect(await offered(api, older)).toEqual([false, false])
  })

  test('a passed quiz that is taken again hides its analysis until it is submitted', async () => {
    const { api } = await newLearner(portal)
    const passed = (await take(portal, api, quiz, 5)).attemptId as number
    expect(unwrap(await analysis(api, passed))).toHaveLength(5)
    const { attemptId } = await begin(api, quiz)
    refusedWith(await analysis(api, passed), 403)
    unwrap(await api.call(exam.submitExam, { ...quiz, attemptId, answers: [] }))
    expect(unwrap(await analysis(api, passed))).toHaveLength(5)
  })

  test('an open attempt of one learner hides nothing from another', async () => {
    const [one, other] = [await newLearner(portal), await newLearner(portal)]
    const passed = (await take(portal, one.api, quiz, 5)).attemptId as number
    await begin(other.api, quiz)
    expect(unwrap(await analysis(one.api, passed))).toHaveLength(5)
  })

  test('the data export has the chosen letters, and not the original order of the options', async () => {
    const { api, learnerId } = await newLearner(portal)
    const { attemptId } = await take(portal, api, quiz, 5)
    const right = unwrap(await analysis(api, attemptId as number))
    const exported = (await collectLearnerData(portal.db, { id: learnerId, email: '' })) as Record<
      string,
      object[]
    >
    expect(exported.attemptQuestion).toMatchObject(right.map(({ position, given }) => ({ position, given })))
    for (const row of exported.attemptQuestion ?? []) expect(row).not.toHaveProperty('order')
    for (const row of exported.attempt ?? []) expect(row).not.toHaveProperty('secret')
  })

  test('each attempt is drawn from its own secret of 256 bits', async () => {
    const { api, learnerId } = await newLearner(portal)
    for (let taken = 0; taken < 2; taken += 1) await take(portal, api, quiz, 5)
    const rows = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    const secrets = rows.map(({ secret }) => secret)
    expect(new Set(secrets).size).toBe(2)
    for (const secret of secrets) expect(Buffer.from(secret ?? '', 'base64url')).toHaveLength(32)
    expect(rows.map(({ seed }) => seed)).toEqual([0, 0])
  })

  test('a start that races with the end of the last attempt is refused like a later one', async () => {
    const { api, learnerId } = await examinee()
    await fail(api, theory)
    const [first] = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    const { id: _, ...row } = first as typeof attempt.$inferSelect
    const begun = await runWhileLocked(
      portal.db,
      {
        lock: (tx) => tx.execute(sql`lock table question in access exclusive mode`),
        // The learner's last attempt starts and ends while the call waits for the lock.
        meanwhile: () => portal.db.insert(attempt).values({ ...row, number: 2 }),
      },
      () => api.call(exam.getExamPaper, theory),
    )
    refusedWith(await begun, 30002)
  })
})
