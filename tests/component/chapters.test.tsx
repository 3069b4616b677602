import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { courseOf, enrolIn, watch } from '../fixtures/learning.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { redraw, show } from './show.tsx'

/** The course "Camera placement and lens choice". */
const course = 1
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showChapters = async () => {
  const { chapters, language } = await courseOf(page, course)
  return show(await import('#src/islands/chapters/island.tsx'), { courseId: course, chapters, language })
}
const chapters = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'))

test('a learner who is not enrolled sees every chapter locked', async () => {
  await showChapters()
  for (const chapter of chapters()) expect(chapter.textContent).toContain('Locked')
})

test('an enrolled learner sees the watched chapters, and the chapter to continue with', async () => {
  await enrolIn(page, course)
  await watch(page, course, 0)
  await watch(page, course, 1, 10)
  await showChapters()
  const [first, second, third] = chapters()
  expect(first?.textContent).toContain('Watched')
  expect(second?.textContent).toContain('Started')
  expect(second?.getAttribute('aria-current')).toBe('true')
  expect(third?.textContent).not.toContain('Locked')
  expect(screen.getByText(`1 of ${chapters().length} chapters watched`)).toBeDefined()
})

test('a click plays the chapter', async () => {
  await enrolIn(page, course)
  const [, second] = (await courseOf(page, course)).chapters
  const user = await showChapters()
  await user.click(screen.getByRole('button', { name: new RegExp(second?.name ?? '') }))
  await redraw()
  const { $playback } = await import('#src/stores/course/playback.ts')
  expect($playback.get()).toMatchObject({ state: 'open', chapterId: second?.id })
  expect(chapters()[1]?.getAttribute('aria-current')).toBe('true')
})

test('a chapter that is watched to the end is marked without a reload', async () => {
  await enrolIn(page, course)
  const [first] = (await courseOf(page, course)).chapters
  await showChapters()
  const { changeChapter } = await import('#src/stores/course/course.ts')
  act(() => changeChapter(first?.id ?? 0, { state: 'watched' }))
  expect(chapters()[0]?.textContent).toContain('Watched')
  expect(screen.getByText(/^1 of/)).toBeDefined()
})

test('an anonymous visitor sees the published chapters, and no call is sent', async () => {
  page = await openPage()
  await showChapters()
  expect(chapters()).toHaveLength((await courseOf(page, course)).chapters.length)
  expect(page.line.times()).toBe(0)
})
