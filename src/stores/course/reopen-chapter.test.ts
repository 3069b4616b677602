import { beforeEach, expect, test } from 'vitest'
import { enrolIn } from '#tests/fixtures/learning.ts'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { getVideoAccess } from '../../contract/catalogue/course.ts'

const [course, first, second] = [1, 101, 102]
let page: Page
let reopen: typeof import('./reopen-chapter.ts').reopenChapter
beforeEach(async () => {
  page = await openPageSignedIn()
  await enrolIn(page, course)
  reopen = (await import('./reopen-chapter.ts')).reopenChapter
})
const now = async () => (await import('./playback.ts')).$playback.get()

test('a video that fails gets a new address, and goes on at the same second', async () => {
  await reopen(course, first, 12)
  expect(await now()).toMatchObject({ state: 'open', chapterId: first, access: { position: 12 } })
})

test('a second failure of the same video within a minute is shown', async () => {
  await reopen(course, first, 12)
  page.clock.advance(59_999)
  await reopen(course, first, 20)
  expect(await now()).toEqual({ state: 'failed', chapterId: first, offline: false, at: 20 })
  expect(page.line.times(getVideoAccess)).toBe(1)
})

test('a failure after a minute, or of another chapter, gets a new address again', async () => {
  await reopen(course, first)
  page.clock.advance(60_000)
  await reopen(course, first)
  await reopen(course, second)
  expect(page.line.times(getVideoAccess)).toBe(3)
})
