import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExamPaper, saveExamDraft, submitExam } from '#src/contract/learning/exam.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { databases } from '../fixtures/server/databases.ts'
import { completeAllCourses } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const exam = { exam: 'theory', targetId: 2 } as const
/**
 * The number of saves that are sent while none can complete, and the number of saves that the server admits at a
 * time.
 */
const [sent, admitted] = [50, 20]

describe.each(databases)('a server whose saves do not complete, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Runs `work` while no statement can read or write an attempt. */
  async function withLockedAttempts(work: () => Promise<void>): Promise<void> {
    await portal.db.transaction(async (tx) => {
      await tx.execute(sql`lock table attempt in access exclusive mode`)
      await work()
    })
  }

  test('refuses further saves immediately, and stores those that it admitted', async () => {
    const { learnerId, cookie } = await signIn(portal, 'early@demo.test')
    const api = portal.api(cookie)
    await completeAllCourses(portal, learnerId, api, exam.targetId)
    const { attemptId, questions } = unwrap(await api.call(getExamPaper, exam))
    const positions = questions.map(({ position }) => position)
    const refused: number[] = []
    const stored: number[] = []
    let saves: Promise<unknown> = Promise.resolve()
    await withLockedAttempts(async () => {
      const save = async (position: number) => {
        const answers = [{ position, letters: ['A'] }]
        const result = await api.call(saveExamDraft, { attemptId, answers })
        if (result.ok) return stored.push(position)
        expect(result.failure).toMatchObject({ code: codeByReason.busy })
        const { retryAfter = 0 } = result.failure as { retryAfter?: number }
        expect(retryAfter).toBeGreaterThanOrEqual(3)
        expect(retryAfter).toBeLessThanOrEqual(8)
        return refused.push(position)
      }
      saves = Promise.all(positions.slice(0, sent).map(save))
      await expect.poll(() => refused.length, { timeout: 2000 }).toBe(sent - admitted)
      expect(stored).toEqual([])
    })
    await saves
    expect(unwrap(await api.call(submitExam, { ...exam, attemptId, answers: [] })).state).toBe('failed')
    expect(stored).toHaveLength(admitted)
    expect(new Set([...stored, ...refused]).size).toBe(sent)
  })
})
