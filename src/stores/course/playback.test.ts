import { beforeEach, expect, test } from 'vitest'
import { enrolIn } from '#tests/fixtures/learning.ts'
import { awaitResponses, openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { getCourse, getVideoAccess } from '../../contract/catalogue/course.ts'
import type { ChapterState } from '../../domain/course/course.ts'
import { findChapterToContinue, findNextChapter } from './playback.ts'

/**
 * The ids of a demonstration course and its first chapters. `reviewed` is a course that needs a reviewer's
 * approval.
 */
const [course, first, second] = [1, 101, 102]
const reviewed = 8
let page: Page
let playback: typeof import('./playback.ts')
let notices: typeof import('../notice/notices.ts')

const load = async () => {
  playback = await import('./playback.ts')
  notices = await import('../notice/notices.ts')
}
beforeEach(async () => {
  page = await openPageSignedIn()
  await enrolIn(page, course)
  await load()
})

test('play opens the chapter to continue with', async () => {
  await playback.playChapter(course)
  expect(playback.$playback.get()).toMatchObject({ state: 'open', chapterId: first })
})

test('an anonymous visitor is asked to sign in', async () => {
  page = await openPage()
  await load()
  await playback.playChapter(course)
  expect(notices.$signInReason.get()).toBe('player:signInToWatch')
  expect(page.line.times(getVideoAccess)).toBe(0)
})

test('a learner who is not enrolled gets a toast, and no video is requested', async () => {
  const { liveCourse } = await import('./course.ts')
  for (const message of ['player:enrolFirst', 'player:underReview']) {
    await liveCourse.load(reviewed)
    await playback.playChapter(reviewed)
    expect(notices.$toasts.get().at(-1)?.text).toBe(message)
    if (message === 'player:enrolFirst') await enrolIn(page, reviewed)
  }
  expect(page.line.times(getVideoAccess)).toBe(0)
})

test('a video that could not be opened may be tried again', async () => {
  page.line.up = false
  await playback.loadChapter(course, second)
  expect(playback.$playback.get()).toEqual({ state: 'failed', chapterId: second, offline: true })
  page.line.up = true
  await playback.loadChapter(course, second)
  expect(playback.$playback.get()).toMatchObject({ state: 'open', chapterId: second })
})

test('a chapter opens at the requested second, also after a failure', async () => {
  await playback.playChapter(course, first, 42)
  expect(playback.$playback.get()).toMatchObject({ state: 'open', access: { position: 42 } })
  page.line.up = false
  await playback.loadChapter(course, second, 17)
  expect(playback.$playback.get()).toEqual({ state: 'failed', chapterId: second, offline: true, at: 17 })
})

test('the answer for an earlier chapter is dropped', async () => {
  const late = page.line.hold(getVideoAccess)
  const unwanted = playback.loadChapter(course, first)
  await awaitResponses()
  await playback.loadChapter(course, second)
  const opened = playback.$playback.get()
  late()
  await unwanted
  expect(playback.$playback.get()).toBe(opened)
  expect(opened).toMatchObject({ state: 'open', chapterId: second })
})

/**
 * Returns a course. Its chapters 1, 2, 3 ... have the given states; `lastChapterId` is the id of the chapter that
 * was watched last.
 */
const inStates = (lastChapterId: number | null, ...states: ChapterState[]) => ({
  lastChapterId,
  chapters: states.map((state, index) => ({ id: index + 1, name: '', seconds: 60, state })),
})

test('the chapter to continue with is the last one, or the next one once it is watched', () => {
  expect(findChapterToContinue(inStates(2, 'started', 'started', 'notStarted'))).toBe(2)
  expect(findChapterToContinue(inStates(2, 'started', 'watched', 'notStarted'))).toBe(3)
})

test('without such a chapter it is the first unfinished one, or the first of all', () => {
  expect(findChapterToContinue(inStates(3, 'watched', 'notStarted', 'watched'))).toBe(2)
  expect(findChapterToContinue(inStates(null, 'watched', 'notStarted'))).toBe(2)
  expect(findChapterToContinue(inStates(2, 'watched', 'watched'))).toBe(1)
  expect(findChapterToContinue(inStates(null))).toBeUndefined()
})

test('the last chapter has no next chapter', () => {
  const { chapters } = inStates(null, 'notStarted', 'notStarted', 'notStarted')
  expect(findNextChapter(chapters, 2)?.id).toBe(3)
  expect(findNextChapter(chapters, 3)).toBeUndefined()
})

test('an opened chapter counts as started and as the last one; a watched one stays watched', async () => {
  const { changeChapter, liveCourse } = await import('./course.ts')
  await liveCourse.load(course)
  changeChapter(second, { state: 'watched' })
  await playback.playChapter(course, first)
  await playback.playChapter(course, second)
  const now = liveCourse.$live.get()
  const item = now.state === 'ready' ? now.item : undefined
  expect(item?.lastChapterId).toBe(second)
  expect(item?.chapters.map(({ state }) => state).slice(0, 3)).toEqual(['started', 'watched', 'notStarted'])
})

test('the position of a started chapter is known before it plays', async () => {
  const { liveCourse } = await import('./course.ts')
  await liveCourse.load(course)
  expect(playback.$resumePosition.get()).toBe(0)
  liveCourse.change({ lastChapterId: second, lastPosition: 12 })
  expect(playback.$resumePosition.get()).toBe(12)
  const { changeChapter } = await import('./course.ts')
  changeChapter(second, { state: 'watched' })
  expect(playback.$resumePosition.get()).toBe(0)
})

test('while the session is unknown no video is requested', async () => {
  page.line.up = false
  await playback.playChapter(course)
  expect(notices.$toasts.get().map(({ text }) => text)).toEqual(['player:failed'])
  expect([page.line.times(getVideoAccess), playback.$playback.get()]).toEqual([0, { state: 'idle' }])
})

test('a course that can’t be loaded is not played', async () => {
  page.line.lose(getCourse)
  await playback.playChapter(course)
  expect(notices.$toasts.get().map(({ text }) => text)).toEqual(['player:failed'])
  expect([page.line.times(getVideoAccess), playback.$chapterId.get()]).toEqual([0, null])
})

test('a chapter that is open is not requested again', async () => {
  await playback.playChapter(course, first)
  await playback.playChapter(course, first)
  expect([page.line.times(getVideoAccess), playback.$chapterId.get()]).toEqual([1, first])
  await playback.playChapter(course, second)
  expect([page.line.times(getVideoAccess), playback.$chapterId.get()]).toEqual([2, second])
})

test('while a failed video is tried again, its failure is gone', async () => {
  playback.setPlaybackFailed(second, true)
  const answer = page.line.hold(getVideoAccess)
  const loading = playback.loadChapter(course, second)
  expect(playback.$playback.get()).toEqual({ state: 'opening', chapterId: second })
  await awaitResponses()
  answer()
  await loading
})

test('a chapter is started when it is opened, whatever the state of the first chapter', async () => {
  const { changeChapter, liveCourse } = await import('./course.ts')
  const { liveItemOf } = await import('../resource/live.ts')
  await liveCourse.load(course)
  changeChapter(first, { state: 'watched' })
  await playback.playChapter(course, second)
  const chapters = liveItemOf(liveCourse.$live.get())?.chapters ?? []
  expect(chapters.slice(0, 2).map(({ state }) => state)).toEqual(['watched', 'started'])
})
