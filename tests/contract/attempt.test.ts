import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { learner } from '#server/db/schema/learner.ts'
import * as contract from '#src/contract/learning/attempt.ts'
import { getExamPaper, submitExam } from '#src/contract/learning/exam.ts'
import type { ExamFocusEvent } from '#src/domain/exam/focus.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { hour, newLearner, registerInCertification, staff } from '../fixtures/server/training.ts'

const theory = { exam: 'theory', targetId: 2 } as const

describe.each(databases)('the record of window events in an exam, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Creates a learner with an open attempt. */
  async function examinee() {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, theory.targetId, 'exam')
    const paper = unwrap(await client.api.call(getExamPaper, theory))
    return { ...client, attemptId: paper.attemptId }
  }
  type Examinee = Awaited<ReturnType<typeof examinee>>

  const at = (milliseconds: number) => new Date(portal.clock.now + milliseconds).toISOString()
  const blur = (milliseconds = 0): ExamFocusEvent => ({ type: 'blur', at: at(milliseconds) })
  const report = ({ api, attemptId }: Examinee, events: ExamFocusEvent[]) =>
    api.call(contract.recordFocus, { attemptId, events })
  const stored = ({ attemptId }: Examinee) =>
    portal.db.select().from(focusEvent).where(eq(focusEvent.attemptId, attemptId))
  const emailOf = async ({ learnerId }: Examinee) =>
    (await portal.db.select().from(learner).where(eq(learner.id, learnerId)))[0]?.email as string

  test('is stored with the attempt, within its time, and read by graders', async () => {
    const client = await examinee()
    const begun = portal.clock.now
    portal.clock.now += 60_000
    expect(unwrap(await report(client, [blur(-hour), { type: 'focus', at: at(hour) }]))).toBe(true)
    const email = await emailOf(client)
    for (const role of ['reviewer', 'trainer']) {
      const desk = await staff(portal, role)
      expect(unwrap(await desk.call(contract.getAttempts, { email: email.toUpperCase() }))).toEqual([
        expect.objectContaining({
          attemptId: client.attemptId,
          targetId: 2,
          exam: 'theory',
          state: 'open',
          endedAt: null,
          events: [
            { type: 'blur', at: new Date(begun).toISOString() },
            { type: 'focus', at: new Date(begun + 60_000).toISOString() },
          ],
        }),
      ])
    }
    const editor = await staff(portal, 'editor')
    refusedWith(await editor.call(contract.getAttempts, { email }), 403)
    refusedWith(await client.api.call(contract.getAttempts, { email }), 403)
    portal.clock.now = begun
  })

  test('without reports has no events, and the newest attempt comes first', async () => {
    const client = await examinee()
    unwrap(await client.api.call(submitExam, { ...theory, attemptId: client.attemptId, answers: [] }))
    const { attemptId: second } = unwrap(await client.api.call(getExamPaper, theory))
    const reviewer = await staff(portal, 'reviewer')
    const listed = unwrap(await reviewer.call(contract.getAttempts, { email: await emailOf(client) }))
    expect(listed.map(({ attemptId, events }) => ({ attemptId, events }))).toEqual([
      { attemptId: second, events: [] },
      { attemptId: client.attemptId, events: [] },
    ])
  })

  test('is reported by its learner only, in small reports, and limited', async () => {
    const client = await examinee()
    const other = await newLearner(portal)
    refusedWith(await report({ ...other, attemptId: client.attemptId }, [blur()]), 404)
    refusedWith(await report({ ...client, api: portal.api() }, [blur()]), 401)
    refusedWith(await report(client, []), 400)
    const many = Array.from({ length: 51 }, () => blur())
    refusedWith(await report(client, many), 400)
    await Promise.all(Array.from({ length: 12 }, () => report(client, many.slice(1))))
    expect(await stored(client)).toHaveLength(500)
  })

  test('blocks nothing: after the end nothing is stored, and the report is accepted', async () => {
    const client = await examinee()
    const { attemptId } = client
    const before = unwrap(await report(client, [blur()]))
    expect(before).toBe(true)
    unwrap(await client.api.call(submitExam, { ...theory, attemptId, answers: [] }))
    expect(unwrap(await report(client, [blur()]))).toBe(true)
    expect(await stored(client)).toHaveLength(1)
    const [row] = await portal.db.select().from(attempt).where(eq(attempt.id, attemptId))
    expect(row?.state).toBe('failed')
  })
})
