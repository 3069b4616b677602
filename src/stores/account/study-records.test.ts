import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { enrol } from '#tests/fixtures/server/exam.ts'
import { clearLearning } from '../../contract/learning/certification-enrolment.ts'
import { getMyCourses } from '../../contract/learning/enrolment.ts'
import { getOverview } from '../../contract/learning/overview.ts'

const associate = 2
let page: Page
let store: typeof import('./study-records.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  store = await import('./study-records.ts')
})
const clear = async (id: number) => {
  const cleared = await store.clearStudyRecords(id)
  page.clock.advance(1000)
  const { $toasts } = await import('../notice/notices.ts')
  return [cleared, $toasts.get().map(({ text }) => text), page.line.times(getOverview)]
}

test('deleted records are gone from the page, and a toast says so', async () => {
  await enrol(page.elsewhere, associate)
  expect(await clear(associate)).toEqual([true, ['notices:recordsCleared'], 1])
  expect(page.line.times(getMyCourses)).toBe(1)
})

test('a refusal shows the current records; a lost answer shows a toast and loads nothing', async () => {
  page.line.refuse(clearLearning)
  expect(await clear(associate)).toEqual([false, [], 1])
  page.line.lose(clearLearning)
  expect(await clear(associate)).toEqual([false, ['enrolment:unreachable'], 1])
})
