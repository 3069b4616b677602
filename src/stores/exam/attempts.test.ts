import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { completeAllCourses, take } from '#tests/fixtures/server/exam.ts'
import { getPastAttempts } from '../../contract/learning/exam-terms.ts'

const theory = { exam: 'theory', targetId: 2 } as const
let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
})

test('attempts are loaded for the whole exam, and a failure is not an empty list', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, theory.targetId)
  await take(page.portal, page.elsewhere, theory, 10)
  const { $examAttempts, loadAttempts } = await import('./attempts.ts')
  expect($examAttempts.get()).toBeNull()
  page.line.lose(getPastAttempts)
  await loadAttempts(theory)
  expect($examAttempts.get()).toBe('failed')
  await loadAttempts(theory)
  expect($examAttempts.get()).toHaveLength(1)
})

test('offline there is no receipt, and no analysis', async () => {
  const { loadReceipt } = await import('./attempt-receipt.ts')
  const { attemptAnalysis } = await import('./attempts.ts')
  page.line.up = false
  expect(await loadReceipt(1)).toBeNull()
  await attemptAnalysis.load(1)
  expect(attemptAnalysis.$live.get()).toEqual({ state: 'failed' })
})

test('the days until an instant are rounded up, and none are left after it', async () => {
  const { daysUntil } = await import('./theory-exam.ts')
  const inHours = (hours: number) => daysUntil(new Date(page.clock.now() + hours * 3_600_000).toISOString())
  expect([inHours(25), inHours(24), inHours(1), inHours(0), inHours(-49)]).toEqual([2, 1, 1, 0, 0])
})
