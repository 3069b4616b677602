import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { getCourse } from '../../contract/catalogue/course.ts'

/** The id of the course "Camera placement and lens choice". */
const id = 1
let page: Page
let course: typeof import('./course.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  course = await import('./course.ts')
})

test('concurrent loads share one answer', async () => {
  await Promise.all([course.liveCourse.load(id), course.liveCourse.load(id), course.liveCourse.load(id)])
  expect(page.line.times(getCourse)).toBe(1)
})

test('for anonymous visitors the published course stays', async () => {
  page = await openPage()
  course = await import('./course.ts')
  await course.liveCourse.loadOfLearner(id)
  expect([course.liveCourse.$live.get(), page.line.times()]).toEqual([{ state: 'static' }, 0])
})

test('a course that could not be loaded says so, and may be loaded again', async () => {
  page.line.up = false
  await course.liveCourse.load(id)
  expect(course.liveCourse.$live.get()).toEqual({ state: 'failed' })
  page.line.up = true
  await course.liveCourse.load(id)
  expect(course.liveCourse.$live.get()).toMatchObject({ state: 'ready' })
})

test('one chapter changes without the others', async () => {
  await course.liveCourse.load(id)
  course.changeChapter(102, { state: 'watched' })
  const now = course.liveCourse.$live.get()
  const watched = now.state === 'ready' ? now.item.chapters.filter(({ state }) => state === 'watched') : []
  expect(watched.map((chapter) => chapter.id)).toEqual([102])
})
