import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { question } from '#server/db/schema/pool.ts'
import { mockExam, practisedQuestion } from '#server/db/schema/practice.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { clearLearning } from '#src/contract/learning/certification-enrolment.ts'
import * as practice from '#src/contract/learning/practice.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { answerLetters, publishBank } from '../fixtures/server/practice-bank.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { registerInCertification } from '../fixtures/server/training.ts'

const minute = 60_000
const hour = 60 * minute
/** Matches the names of fields that would reveal a solution, at any depth. */
const telling = /correct|right|explanation|answer|Why:/i

/**
 * Returns the names and values of all nested fields as one text. Options are left out, because their texts contain
 * "right" or "wrong" in these tests.
 */
const said = (value: unknown): string =>
  JSON.stringify(value, (key, inner) => (key === 'options' ? [] : inner))

describe.each(databases)('practice, on $name,', ({ open }) => {
  let portal: Portal
  let bankId: number
  let learners = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    bankId = await publishBank(editor, { size: 60 })
  })
  afterAll(() => portal.close())

  async function newcomer() {
    learners += 1
    const email = `practice-${learners}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    return { learnerId, email, api: portal.api(cookie) }
  }
  const bankOf = async (api: Api) =>
    unwrap(await api.call(practice.getPracticeBanks, {})).find((bank) => bank.bankId === bankId)
  const next = async (api: Api, topics: string[] = []) =>
    unwrap(await api.call(practice.getPracticeQuestion, { bankId, topics }))
  const answer = async (api: Api, asked: Awaited<ReturnType<typeof next>>, right: boolean) => {
    const { questionId, turn } = asked
    const letters = answerLetters(asked, right)
    return unwrap(await api.call(practice.answerPractice, { questionId, turn, letters }))
  }

  test('a signed-in learner sees the banks of the site, with topics in the language of the page', async () => {
    const { api } = await newcomer()
    expect(await bankOf(api)).toMatchObject({
      kind: 'hsc',
      topics: [
        { key: 'optics', name: 'Lenses and light', questions: 30, new: 30, learning: 0, known: 0, due: 0 },
        { key: 'power', name: 'Power and cabling', questions: 30, new: 30 },
      ],
      hasMock: true,
      mockIsOpen: false,
      mocks: [],
    })
    const { cookie } = await signIn(portal, 'practice-ar@demo.test')
    expect((await bankOf(portal.api(cookie, { languageId: 3, siteId: 3 })))?.bankId).toBe(bankId)
    refusedWith(await portal.api().call(practice.getPracticeBanks, {}), 401)
  })

  test('a bank of the sister brand, an exam’s pool and an unknown bank are not found', async () => {
    const { api, email } = await newcomer()
    refusedWith(await api.call(practice.getPracticeQuestion, { bankId: 2, topics: [] }), 404)
    refusedWith(await api.call(practice.getPracticeQuestion, { bankId: 99_999, topics: [] }), 404)
    refusedWith(await api.call(practice.getPracticeQuestion, { bankId, topics: ['unknown'] }), 404)
    refusedWith(await api.call(practice.beginMockExam, { bankId: 2 }), 404)
    refusedWith(await api.call(practice.resetPractice, { bankId: 2 }), 404)
    const { cookie } = await signIn(portal, email, { tenant: 'sister' })
    const sister = portal.api(cookie, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(practice.getPracticeBanks, {}))).toEqual([])
    const [ofExam] = await portal.db.select().from(question).where(eq(question.poolId, 2)).limit(1)
    const request = { questionId: ofExam?.id as number, turn: 0, letters: ['A'] }
    refusedWith(await api.call(practice.answerPractice, request), 404)
  })

  test('right answers are returned after an answer only', async () => {
    const { api } = await newcomer()
    const requested = await next(api)
    expect(requested).toMatchObject({ turn: 0, why: 'new' })
    expect(said(requested)).not.toMatch(telling)
    expect(said(await bankOf(api))).not.toMatch(telling)
    const verdict = await answer(api, requested, false)
    expect(verdict.right).toBe(false)
    expect(verdict.correct).toEqual(answerLetters(requested, true))
    expect(verdict.explanation).toMatch(/^Why: explanation of/)
    expect(verdict.returnsAt).toBe(new Date(portal.clock.now + minute).toISOString())
  })

  test('a wrong question returns first once it is due, and not before', async () => {
    const { api } = await newcomer()
    const missed = await next(api, ['power'])
    expect(missed.topic).toBe('power')
    await answer(api, missed, false)
    const other = await next(api, ['power'])
    expect(other.questionId).not.toBe(missed.questionId)
    await answer(api, other, true)
    portal.clock.now += minute
    const again = await next(api)
    expect(again).toMatchObject({ questionId: missed.questionId, turn: 1, why: 'due' })
    expect((await bankOf(api))?.topics[1]).toMatchObject({ new: 28, learning: 2, known: 0, due: 1 })
    await answer(api, again, true)
    portal.clock.now += 10 * minute
    const third = await next(api)
    expect(third.why).toBe('due')
    const { topics, returnsAt } = await answer(api, third, true)
    expect(topics[1]).toMatchObject({ learning: 1, known: 1, due: 1 })
    expect(Date.parse(returnsAt) - portal.clock.now).toBeGreaterThanOrEqual(24 * hour)
  })

  test('an answer counts once, however often it is sent, and only with letters of its question', async () => {
    const { api, learnerId } = await newcomer()
    const requested = await next(api)
    const { questionId } = requested
    const call = (letters: string[], turn = 0) =>
      api.call(practice.answerPractice, { questionId, turn, letters })
    refusedWith(await call([]), 400)
    refusedWith(await call(['Z']), 400)
    refusedWith(await call(['A'], 1), 10002)
    const both = await Promise.all([
      call(answerLetters(requested, true)),
      call(answerLetters(requested, true)),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const rows = await portal.db
      .select()
      .from(practisedQuestion)
      .where(eq(practisedQuestion.learnerId, learnerId))
    expect(rows).toMatchObject([{ questionId, times: 1, history: [{ right: true }] }])
  })

  test('if all questions were answered and none is due, the oldest is repeated', async () => {
    const { api } = await newcomer()
    const requests: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const one = await next(api, ['optics'])
      requests.push(one.questionId)
      await answer(api, one, true)
      portal.clock.now += 1000
    }
    expect(new Set(requests).size).toBe(30)
    expect(await next(api, ['optics'])).toMatchObject({ questionId: requests[0], why: 'again', turn: 1 })
  })

  test('a voided question is neither shown nor counted', async () => {
    const { api } = await newcomer()
    const { questionId, topic } = await next(api)
    const at = new Date(portal.clock.now)
    await portal.db.insert(withdrawnQuestion).values({ questionId, reason: 'Broken', actor: 'test', at })
    expect((await next(api)).questionId).not.toBe(questionId)
    refusedWith(await api.call(practice.answerPractice, { questionId, turn: 0, letters: ['A'] }), 404)
    const found = (await bankOf(api))?.topics.find(({ key }) => key === topic)
    expect(found?.questions).toBe(29)
    await portal.db.delete(withdrawnQuestion).where(eq(withdrawnQuestion.questionId, questionId))
  })

  test('a mock exam has fifty questions and an hour, is graded by topic, and uses no attempt', async () => {
    const { api, learnerId } = await newcomer()
    const sheet = unwrap(await api.call(practice.beginMockExam, { bankId }))
    expect(sheet).toMatchObject({ secondsLeft: 3600, extraSeconds: 0, language: 'en' })
    expect(new Set(sheet.questions.map(({ questionId }) => questionId)).size).toBe(50)
    expect(said(sheet)).not.toMatch(telling)
    const { mockId } = sheet
    const given = sheet.questions.map((each, index) => ({
      ...{ position: each.position, letters: answerLetters(each, index < 41), marked: index === 3 },
    }))
    portal.clock.now += 10 * minute
    const saved = unwrap(await api.call(practice.saveMockExam, { mockId, answers: given.slice(0, 20) }))
    expect(saved).toEqual({ secondsLeft: 3000 })
    refusedWith(await api.call(practice.getMockExamResult, { mockId }), 403)
    expect(await bankOf(api)).toMatchObject({ mockIsOpen: true, mocks: [] })
    const resumed = unwrap(await api.call(practice.beginMockExam, { bankId }))
    expect(resumed).toMatchObject({ mockId, secondsLeft: 3000 })
    expect(resumed.questions.filter((each) => each.given.length > 0)).toHaveLength(20)
    expect(resumed.questions[3]?.marked).toBe(true)
    expect(said({ ...resumed })).not.toMatch(telling)
    const result = unwrap(await api.call(practice.submitMockExam, { mockId, answers: given.slice(20) }))
    expect(result).toMatchObject({ mockId, bankId, score: 82, passed: true })
    expect(result.wrong).toHaveLength(9)
    for (const each of result.wrong) {
      expect(each.correct).toEqual(answerLetters(each, true))
      expect(each.explanation).toMatch(/^Why:/)
    }
    expect(result.topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(50)
    expect(result.topics.reduce((sum, { right }) => sum + right, 0)).toBe(41)
    expect(unwrap(await api.call(practice.submitMockExam, { mockId, answers: [] }))).toEqual(result)
    expect(unwrap(await api.call(practice.getMockExamResult, { mockId }))).toEqual(result)
    expect(await bankOf(api)).toMatchObject({
      mockIsOpen: false,
      mocks: [{ mockId, score: 82, passed: true }],
    })
    refusedWith(await api.call(practice.saveMockExam, { mockId, answers: [] }), 30001)
    expect(await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))).toEqual([])
  })

  test('a mock exam ends with its time: earlier answers count, later ones do not', async () => {
    const { api } = await newcomer()
    const { mockId, questions } = unwrap(await api.call(practice.beginMockExam, { bankId }))
    const answers = questions.map((each) => ({
      ...{ position: each.position, letters: answerLetters(each, true), marked: false },
    }))
    unwrap(await api.call(practice.saveMockExam, { mockId, answers: answers.slice(0, 10) }))
    portal.clock.now += hour + 31_000
    const result = unwrap(await api.call(practice.submitMockExam, { mockId, answers }))
    expect(result).toMatchObject({ score: 20, passed: false })
    const fresh = unwrap(await api.call(practice.beginMockExam, { bankId }))
    expect(fresh.mockId).not.toBe(mockId)
    portal.clock.now += 2 * hour
    expect(await bankOf(api)).toMatchObject({
      mockIsOpen: false,
      mocks: [{ mockId: fresh.mockId, score: 0 }, { mockId }],
    })
  })

  test('two concurrent clicks start one mock exam; another learner’s is not found; an unknown letter is refused', async () => {
    const { api } = await newcomer()
    const begin = async () => unwrap(await api.call(practice.beginMockExam, { bankId })).mockId
    const [one, two] = await Promise.all([begin(), begin()])
    expect(one).toBe(two)
    const other = (await newcomer()).api
    refusedWith(await other.call(practice.getMockExamResult, { mockId: one }), 404)
    refusedWith(await other.call(practice.saveMockExam, { mockId: one, answers: [] }), 404)
    refusedWith(await other.call(practice.submitMockExam, { mockId: one, answers: [] }), 404)
    const answers = [{ position: 1, letters: ['Z'], marked: false }]
    const refused = await api.call(practice.saveMockExam, { mockId: one, answers })
    refusedWith(refused, 400)
    expect(refused).toMatchObject({ failure: { context: { fields: ['answers'] } } })
  })

  test('a bank that is too small has no mock exam', async () => {
    const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const small = await publishBank(editor, { size: 4, name: 'Small', kind: 'gsc' })
    const { api } = await newcomer()
    const banks = unwrap(await api.call(practice.getPracticeBanks, {}))
    expect(banks.find((bank) => bank.bankId === small)).toMatchObject({ kind: 'gsc', hasMock: false })
    refusedWith(await api.call(practice.beginMockExam, { bankId: small }), 30000)
  })

  test('the practice history is in the export, without the paper of an open mock exam', async () => {
    const { api, email, learnerId } = await newcomer()
    await answer(api, await next(api), false)
    const { mockId } = unwrap(await api.call(practice.beginMockExam, { bankId }))
    type Held = Record<string, object[]>
    const exported = async () => (await collectLearnerData(portal.db, { id: learnerId, email })) as Held
    const before = await exported()
    expect(before.practisedQuestion).toMatchObject([{ times: 1, history: [{ right: false }] }])
    expect(before.mockExam).toHaveLength(1)
    expect(before.mockExam?.[0]).not.toHaveProperty('seed')
    expect(before.mockQuestion).toEqual([])
    unwrap(await api.call(practice.submitMockExam, { mockId, answers: [] }))
    expect((await exported()).mockQuestion).toHaveLength(50)
  })

  test('the practice history is deleted on request, with the learning records, and with the account', async () => {
    const left = async (id: number) => [
      (await portal.db.select().from(practisedQuestion).where(eq(practisedQuestion.learnerId, id))).length,
      (await portal.db.select().from(mockExam).where(eq(mockExam.learnerId, id))).length,
    ]
    const practise = async () => {
      const learner = await newcomer()
      await answer(learner.api, await next(learner.api), true)
      unwrap(await learner.api.call(practice.beginMockExam, { bankId }))
      return learner
    }
    const one = await practise()
    expect(unwrap(await one.api.call(practice.resetPractice, { bankId }))).toEqual({ forgotten: 1 })
    expect(await left(one.learnerId)).toEqual([0, 0])
    const two = await practise()
    await registerInCertification(portal, two.learnerId, 1)
    await registerInCertification(portal, two.learnerId, 2)
    unwrap(await two.api.call(clearLearning, { certificationId: 1 }))
    expect(await left(two.learnerId)).toEqual([1, 1])
    unwrap(await two.api.call(clearLearning, { certificationId: 2 }))
    expect(await left(two.learnerId)).toEqual([0, 0])
    const three = await practise()
    unwrap(await three.api.call(deleteAccount, { confirmation: three.email }))
    expect(await left(three.learnerId)).toEqual([0, 0])
    // The histories of other learners are not deleted.
    const rows = await portal.db.select().from(practisedQuestion).where(eq(practisedQuestion.times, 1))
    expect(rows.length).toBeGreaterThan(0)
  })
})
