import { beforeEach, expect, test } from 'vitest'
import { courseWith, learnerWith } from '../../tests/fixtures/course.ts'
import { type FakePage, openPage } from '../../tests/fixtures/environment.ts'
import { getCourse } from '../contract/course.ts'
import { getSession } from '../contract/session.ts'

let page: FakePage
let course: typeof import('./course.ts')

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getCourse, () => courseWith())
  course = await import('./course.ts')
})

test('islands that ask at once share one answer', async () => {
  await Promise.all([course.loadCourse(7), course.loadCourse(7), course.loadCourse(7)])
  expect(page.portal.times(getCourse)).toBe(1)
})

test('anonymous readers keep what was published', async () => {
  page.signedIn = false
  await course.loadCourseOfLearner(7)
  expect([course.$course.get(), page.portal.calls]).toEqual([{ state: 'static' }, []])
})

test('a course that could not be loaded says so, and may be loaded again', async () => {
  page.portal.online = false
  await course.loadCourse(7)
  expect(course.$course.get()).toEqual({ state: 'failed' })
  page.portal.online = true
  await course.loadCourse(7)
  expect(course.$course.get()).toMatchObject({ state: 'ready' })
})

test('one chapter changes without the others', async () => {
  await course.loadCourse(7)
  course.changeChapter(72, { state: 'watched' })
  expect(course.$course.get()).toMatchObject({
    course: { chapters: [{ state: 'notStarted' }, { id: 72, state: 'watched' }, { state: 'notStarted' }] },
  })
})
