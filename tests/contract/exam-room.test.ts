import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { learner } from '#server/db/schema/learner.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { signingKey } from '#server/db/schema/signing-key.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import { signToken } from '#server/services/platform/signing-key/sign-token.ts'
import * as exam from '#src/contract/learning/exam.ts'
import * as terms from '#src/contract/learning/exam-terms.ts'
import { grantExtraTime } from '#src/contract/learning/extra-time.ts'
import { checkReceipt, getReceipt } from '#src/contract/money/receipt.ts'
import { allCalls } from '#src/contract/registry.ts'
import { callSamples } from '#src/contract/samples/call-samples.ts'
import { receiptType } from '#src/domain/exam/receipt.ts'
import { databases } from '../fixtures/server/databases.ts'
import { answersTo, completeAllCourses, take } from '../fixtures/server/exam.ts'
import { openPortal, origin, type Portal } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const associate = 2
const theory = { exam: 'theory', targetId: associate } as const
/** The site of Türkiye, in Turkish. A test deletes the Turkish questions and adds others. */
const turkish = { siteId: 9, languageId: 15 }
const day = 24 * 60 * 60 * 1000

describe.each(databases)('the exam room, on $name', ({ open }) => {
  let portal: Portal
  let learners = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Creates a learner who may take the exam. */
  async function ready() {
    learners += 1
    const email = `room-${learners}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    const api = portal.api(cookie)
    await completeAllCourses(portal, learnerId, api, associate)
    return { learnerId, email, api, cookie }
  }

  const reviewer = async (email = 'extra-reviewer@demo.test') =>
    portal.api((await signIn(portal, email, { roles: ['reviewer'] })).cookie)

  test('the terms describe the exam, and whether an attempt is resumed', async () => {
    const { api } = await ready()
    const closesAt = new Date(portal.clock.now + 30 * day).toISOString()
    const details = { name: 'Video security associate', questions: 50, pass: 80, seconds: 3600 }
    expect(unwrap(await api.call(terms.getExamTerms, theory))).toMatchObject({
      ...details,
      extraSeconds: 0,
      attemptsLeft: 2,
      resumes: false,
      closesAt,
    })
    unwrap(await api.call(exam.getExamPaper, theory))
    expect(unwrap(await api.call(terms.getExamTerms, theory))).toMatchObject({
      attemptsLeft: 1,
      resumes: true,
    })
    refusedWith(await api.call(terms.getExamTerms, { exam: 'theory', targetId: 999 }), 404)
  })

  test('the terms list the languages of the questions', async () => {
    const { cookie } = await ready()
    const languages = async () =>
      unwrap(await portal.api(cookie, turkish).call(terms.getExamTerms, theory)).languages
    const inTurkish = eq(questionText.language, 'tr')
    const before = await portal.db.delete(questionText).where(inTurkish).returning()
    expect(await languages()).toEqual(['en'])
    const asked = await portal.db.select({ id: question.id }).from(question)
    const words = { question: 'Soru', options: ['Bir', 'İki', 'Üç', 'Dört'], explanation: 'Çünkü' }
    const translated = asked.map(({ id }) => ({ id, language: 'tr', ...words }))
    await portal.db.insert(questionText).values(translated.filter(({ id }) => id % 2 === 0))
    expect(await languages()).toEqual(['en', 'tr'])
    await portal.db.insert(questionText).values(translated).onConflictDoNothing()
    expect(await languages()).toEqual(['tr'])
    await portal.db.delete(questionText).where(inTurkish)
    await portal.db.insert(questionText).values(before)
  })

  test('the page that opened the paper last has the seat, and an older one overwrites none of its answers', async () => {
    const { api } = await ready()
    const first = unwrap(await api.call(exam.getExamPaper, theory))
    const { attemptId } = first
    const save = async (seat: number, letter: string, position = 1) =>
      unwrap(
        await api.call(exam.saveExamDraft, {
          attemptId,
          seat,
          answers: [{ position, letters: [letter], marked: position === 2 }],
        }),
      )
    expect(await save(first.seat, 'A')).toMatchObject({ seat: first.seat, secondsLeft: 3600 })
    const second = unwrap(await api.call(exam.getExamPaper, theory))
    expect(second.seat).toBe(first.seat + 1)
    await save(second.seat, 'B')
    expect(await save(first.seat, 'A')).toMatchObject({ seat: second.seat })
    // The server still accepts an older page's answers to questions that the newer page has not changed, so that no
    // answer is lost.
    await save(first.seat, 'A', 2)
    const paper = unwrap(await api.call(exam.getExamPaper, theory))
    expect(paper.questions.slice(0, 3).map(({ given, marked }) => [given, marked])).toEqual([
      [['B'], false],
      [['A'], true],
      [[], false],
    ])
  })

  test('extra time is granted by a reviewer, audited, and returned with the terms and the paper', async () => {
    const { api, email, learnerId } = await ready()
    const operators = await reviewer()
    expect(unwrap(await operators.call(grantExtraTime, { email, percent: 25 }))).toEqual({ percent: 25 })
    expect(unwrap(await api.call(terms.getExamTerms, theory))).toMatchObject({
      seconds: 4500,
      extraSeconds: 900,
    })
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    expect(sheet).toMatchObject({ secondsLeft: 4500, extraSeconds: 900 })
    portal.clock.now += 600_000
    // An open attempt gets the additional time immediately. Its time is never reduced.
    unwrap(await operators.call(grantExtraTime, { email, percent: 50 }))
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toMatchObject({ secondsLeft: 4800 })
    unwrap(await operators.call(grantExtraTime, { email, percent: 0 }))
    expect(unwrap(await api.call(exam.getOpenAttempt, {}))).toMatchObject({ secondsLeft: 4800 })
    const told = await portal.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.act, 'extra time'), eq(auditEntry.subject, `learner ${learnerId}`)))
    expect(told.map(({ detail }) => detail)).toEqual([{ percent: 25 }, { percent: 50 }, { percent: 0 }])
  })

  test('extra time is granted only by a reviewer, and not to oneself', async () => {
    const { api, email } = await ready()
    refusedWith(await api.call(grantExtraTime, { email, percent: 25 }), 403)
    const operators = await reviewer('own-time@demo.test')
    refusedWith(await operators.call(grantExtraTime, { email: 'own-time@demo.test', percent: 25 }), 403)
    refusedWith(await operators.call(grantExtraTime, { email: 'nobody@demo.test', percent: 25 }), 404)
    refusedWith(await operators.call(grantExtraTime, { email, percent: 201 }), 400)
  })

  test('a third attempt can’t be started, even by concurrent calls', async () => {
    const { api, learnerId } = await ready()
    await take(portal, api, theory, 10)
    const begun = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const sheet = await api.call(exam.getExamPaper, theory)
        if (!sheet.ok) return
        await api.call(exam.submitExam, { ...theory, attemptId: sheet.value.attemptId, answers: [] })
      }),
    )
    expect(begun).toHaveLength(12)
    const rows = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2])
  })

  test('the database itself refuses a third attempt, and a second one of the same number', async () => {
    const { learnerId } = await ready()
    const row = { learnerId, ...theory, round: 1, seed: 1, language: 'en', begunAt: new Date(0) }
    const insert = (number: number) => portal.db.insert(attempt).values({ ...row, number, state: 'failed' })
    await insert(1)
    await expect(insert(1)).rejects.toThrow()
    await insert(2)
    await expect(insert(3)).rejects.toThrow()
  })

  test('an export has nothing of the paper of an open attempt, but that of an ended one', async () => {
    const { api, learnerId, email } = await ready()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const held = async () =>
      (await collectLearnerData(portal.db, { id: learnerId, email })) as Record<string, unknown[]>
    const open = await held()
    expect(open.attemptQuestion).toEqual([])
    expect(open.attempt).toHaveLength(1)
    expect(JSON.stringify(open)).not.toContain('"seed"')
    unwrap(await api.call(exam.submitExam, { ...theory, attemptId: sheet.attemptId, answers: [] }))
    expect((await held()).attemptQuestion).toHaveLength(50)
  })

  test('all attempts of all rounds are listed, the newest first', async () => {
    const { api } = await ready()
    await take(portal, api, theory, 10)
    await take(portal, api, theory, 44)
    expect(unwrap(await api.call(terms.getPastAttempts, theory))).toMatchObject([
      { round: 1, number: 2, state: 'passed', score: 88, mayAnalyse: true },
      { round: 1, number: 1, state: 'failed', score: 20, mayAnalyse: true },
    ])
    const other = await ready()
    expect(unwrap(await other.api.call(terms.getPastAttempts, theory))).toEqual([])
  })

  test('a receipt has the submitted answers and the time, is signed by a published key, and has no right answers', async () => {
    const { api } = await ready()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const { attemptId } = sheet
    refusedWith(await api.call(getReceipt, { attemptId }), 404)
    const answers = (await answersTo(portal, attemptId, 40)).slice(0, 49)
    unwrap(await api.call(exam.saveExamDraft, { attemptId, answers }))
    portal.clock.now += 60_000
    unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers }))
    const { receipt } = unwrap(await api.call(getReceipt, { attemptId }))
    const keys = await (await portal.request('/.well-known/jwks.json')).json()
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload, protectedHeader } = await jwtVerify(receipt, createLocalJWKSet(keys))
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'exam-receipt+jwt' })
    expect(payload).toMatchObject({ attemptId, score: 80, passed: true, endedBy: 'learner', number: 1 })
    const checked = unwrap(await portal.api().call(checkReceipt, { receipt }))
    expect(checked).toMatchObject({ name: 'Video security associate', learner: 'Sample Learner', score: 80 })
    expect(checked.answers).toHaveLength(50)
    const given = checked.answers.slice(0, 49).map(({ letters }) => letters)
    expect(given).toEqual(answers.map(({ letters }) => letters.toSorted()))
    expect(checked.answers[49]).toMatchObject({ letters: [], at: null })
    expect(new Set(checked.answers.flatMap((each) => Object.keys(each)))).toEqual(
      new Set(['position', 'questionId', 'letters', 'at']),
    )
    const other = await ready()
    refusedWith(await other.api.call(getReceipt, { attemptId }), 404)
  })

  test('a receipt that was changed, or signed with another key, is refused', async () => {
    const { api } = await ready()
    const { attemptId } = await take(portal, api, theory, 20)
    const { receipt } = unwrap(await api.call(getReceipt, { attemptId: attemptId as number }))
    const [head, body, signature] = receipt.split('.') as [string, string, string]
    const decoded = JSON.parse(Buffer.from(body, 'base64url').toString())
    const better = Buffer.from(JSON.stringify({ ...decoded, score: 100 })).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none","typ":"exam-receipt+jwt"}').toString('base64url')
    for (const wrong of [`${head}.${better}.${signature}`, `${unsigned}.${body}.`, 'x', ''])
      refusedWith(await portal.api().call(checkReceipt, { receipt: wrong }), 400)
  })

  test('another token of the portal, or one for another address, is refused as a receipt', async () => {
    const { api } = await ready()
    const { attemptId } = await take(portal, api, theory, 20)
    const { receipt } = unwrap(await api.call(getReceipt, { attemptId: attemptId as number }))
    const claims = JSON.parse(Buffer.from(receipt.split('.')[1] as string, 'base64url').toString())
    const ring = { db: portal.db, keys: [portalKey] as [string], random: randomBytes, now: portal.clock.now }
    const check = async (token: { type: string; issuer: string }) =>
      portal.api().call(checkReceipt, { receipt: await signToken(ring, { ...token, claims }) })
    unwrap(await check({ type: receiptType, issuer: origin }))
    refusedWith(await check({ type: 'vc+jwt', issuer: origin }), 400)
    refusedWith(await check({ type: receiptType, issuer: 'https://elsewhere.example.org' }), 400)
  })

  test('after 90 days another key signs, and old signatures can still be verified', async () => {
    const { api } = await ready()
    const { attemptId } = await take(portal, api, theory, 20)
    const ask = async () => unwrap(await api.call(getReceipt, { attemptId: attemptId as number })).receipt
    const before = await ask()
    const keyOf = async (receipt: string) => unwrap(await portal.api().call(checkReceipt, { receipt })).keyId
    const first = await keyOf(before)
    await portal.db
      .update(signingKey)
      .set({ createdAt: new Date(portal.clock.now - 90 * day) })
      .where(eq(signingKey.id, first))
    const second = await keyOf(await ask())
    expect(second).not.toBe(first)
    expect(await keyOf(before)).toBe(first)
    expect(await keyOf(await ask())).toBe(second)
  })

  test('before an attempt ends, no call returns right answers', async () => {
    const { api, email } = await ready()
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    const { attemptId } = sheet
    const results = await Promise.all([
      api.call(terms.getExamTerms, theory),
      api.call(exam.getExamEntry, theory),
      api.call(exam.getExamResult, theory),
      api.call(terms.getPastAttempts, theory),
      api.call(exam.getOpenAttempt, {}),
      api.call(exam.saveExamDraft, { attemptId, answers: [{ position: 1, letters: ['A'] }] }),
      api.call(exam.checkExamResult, { attemptId }),
      api.call(exam.getExamAnalysis, { attemptId }),
      api.call(getReceipt, { attemptId }),
    ])
    const [row] = await portal.db.select().from(learner).where(eq(learner.email, email))
    expect(row).toBeDefined()
    expect(
      keysIn([sheet, ...results]).filter((key) =>
        /correct|right|explanation|analysis$|seed|order/i.test(key),
      ),
    ).toEqual([])
  })
})

/**
 * The calls that may return right answers: the analysis, which is available only after the exam, and the calls of
 * practice and mock exams.
 */
const telling = ['getExamAnalysis', 'answerPractice', 'submitMockExam', 'getMockExamResult']

test('only calls after an answer or a submission have fields with right answers', () => {
  const names = /^(answer|answers|answerAnalysis|answerPass|correct|right|explanation)$/i
  const found = allCalls
    .filter(({ who }) => who !== 'operator')
    .filter(({ name }) =>
      keysIn(callSamples[name]?.map(({ response }) => response)).some((key) => names.test(key)),
    )
    .map(({ name }) => name)
  // The calls whose responses have such fields but reveal nothing: their answers are those of FAQ entries, or those
  // that the learner gave in a survey or an exam.
  const harmless = ['getFaq', 'checkReceipt', 'getFeedback', 'getSurvey']
  expect(found.filter((name) => !harmless.includes(name))).toEqual(telling)
})

/** Returns the names of all nested fields. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}
