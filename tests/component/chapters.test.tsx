import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCourse, getVideoAccess } from '../../src/contract/course.ts'
import { getSession } from '../../src/contract/session.ts'
import type { ChapterState, Course } from '../../src/domain/course/course.ts'
import { courseWith, learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const access = { key: 'k', url: '/media/72?signed', payDuration: 0, captions: [], transcript: '' }
const chaptersIn = (...states: ChapterState[]) =>
  courseWith().chapters.map((chapter, index) => ({ ...chapter, state: states[index] ?? 'notStarted' }))

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getVideoAccess, () => access)
})

const showChapters = async (change: Partial<Course> = {}) => {
  const course = courseWith(change)
  page.portal.answer(getCourse, () => course)
  const island = await import('../../src/islands/chapters/island.tsx')
  return show(island, { courseId: course.id, chapters: courseWith().chapters, language: 'en' })
}
const chapters = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'))

test('who is not enrolled sees every chapter locked', async () => {
  await showChapters()
  expect(chapters().map((chapter) => chapter.textContent)).toEqual([
    expect.stringContaining('Locked'),
    expect.stringContaining('Locked'),
    expect.stringContaining('Locked'),
  ])
})

test('who is enrolled sees what was watched, and the chapter to go on with', async () => {
  await showChapters({ registrationStatus: 'audited', chapters: chaptersIn('watched', 'started') })
  const [first, second, third] = chapters()
  expect(first?.textContent).toContain('Watched')
  expect(second?.textContent).toContain('Begun')
  expect(second?.getAttribute('aria-current')).toBe('true')
  expect(third?.textContent).not.toContain('Locked')
  expect(screen.getByText('1 of 3 chapters watched')).toBeDefined()
})

test('a click plays the chapter', async () => {
  const user = await showChapters({ registrationStatus: 'audited' })
  await user.click(screen.getByRole('button', { name: /Aperture/ }))
  await redraw()
  const { $playback } = await import('../../src/stores/playback.ts')
  expect($playback.get()).toMatchObject({ state: 'open', chapterId: 72 })
  expect(screen.getByRole('button', { name: /Aperture/ }).getAttribute('aria-current')).toBe('true')
})

test('a chapter that is watched to the end shows so without a reload', async () => {
  await showChapters({ registrationStatus: 'audited' })
  const { changeChapter } = await import('../../src/stores/course.ts')
  act(() => changeChapter(71, { state: 'watched' }))
  expect(chapters()[0]?.textContent).toContain('Watched')
  expect(screen.getByText('1 of 3 chapters watched')).toBeDefined()
})

test('an anonymous reader sees the published chapters, and no call is made', async () => {
  page.signedIn = false
  await showChapters()
  expect(chapters()).toHaveLength(3)
  expect(page.portal.calls).toEqual([])
})
