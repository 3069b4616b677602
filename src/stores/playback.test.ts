import { beforeEach, expect, test } from 'vitest'
import { courseWith, learnerWith } from '../../tests/fixtures/course.ts'
import { type FakePage, openPage } from '../../tests/fixtures/environment.ts'
import { held, settle } from '../../tests/fixtures/held.ts'
import type { AnswerOf } from '../contract/call.ts'
import { getCourse, getVideoAccess } from '../contract/course.ts'
import { saveProgress } from '../contract/progress.ts'
import { getSession } from '../contract/session.ts'
import type { ChapterState } from '../domain/course/course.ts'
import { chapterAfter, nextToWatch } from './playback.ts'

let page: FakePage
let playback: typeof import('./playback.ts')
let notices: typeof import('./notices.ts')
const audited = courseWith({ registrationStatus: 'audited' })
const access = { key: 'k', url: '/media/71?signed', payDuration: 0, captions: [], transcript: '' }
type Saved = AnswerOf<typeof saveProgress>
const savedAt = (payDuration: number): Saved => ({
  payDuration,
  exerciseProcess: 'started',
  learningProcess: 'learning',
})

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getCourse, () => audited)
  page.portal.answer(getVideoAccess, () => access)
  page.portal.answer(saveProgress, ({ payDuration }) => savedAt(payDuration))
  playback = await import('./playback.ts')
  notices = await import('./notices.ts')
})

const sentPositions = () =>
  page.portal.calls
    .filter(({ path }) => path === saveProgress.path)
    .map(({ request }) => (request as { payDuration: number }).payDuration)

test('positions that come while one is under way wait, and only the newest is sent', async () => {
  const first = held<Saved>()
  const answers = [first.promise]
  page.portal.answer(saveProgress, ({ payDuration }) => answers.shift() ?? savedAt(payDuration))
  const sending = playback.keepPosition(7, 71, 15)
  await settle()
  await playback.keepPosition(7, 71, 30)
  await playback.keepPosition(7, 71, 45)
  first.release(savedAt(15))
  await sending
  expect(sentPositions()).toEqual([15, 45])
})

test('a position that could not be sent is sent when the network returns', async () => {
  const end = playback.resumeWhenOnline()
  page.portal.online = false
  await playback.keepPosition(7, 71, 15)
  expect(playback.$saved.get()).toBe(false)
  page.portal.online = true
  page.comesOnline.fire()
  await settle()
  expect(sentPositions()).toEqual([15])
  expect(playback.$saved.get()).toBe(true)
  end()
})

test('after an outage only the newest position is sent, never an older one after it', async () => {
  const end = playback.resumeWhenOnline()
  page.portal.online = false
  await playback.keepPosition(7, 71, 15)
  await playback.keepPosition(7, 71, 30)
  page.portal.online = true
  page.comesOnline.fire()
  await settle()
  expect(sentPositions()).toEqual([30])
  end()
})

test('a position that came while an older one was lost is the one that is sent', async () => {
  const end = playback.resumeWhenOnline()
  const first = held<Saved>()
  const answers = [first.promise]
  page.portal.answer(saveProgress, ({ payDuration }) => answers.shift() ?? savedAt(payDuration))
  const sending = playback.keepPosition(7, 71, 15)
  await settle()
  await playback.keepPosition(7, 71, 30)
  page.portal.online = false
  first.release(savedAt(15))
  await sending
  page.portal.online = true
  page.comesOnline.fire()
  await settle()
  expect(sentPositions()).toEqual([15, 30])
  end()
})

test('a position that the server refuses is not sent again', async () => {
  const end = playback.resumeWhenOnline()
  page.portal.answer(saveProgress, () => ({ refusal: 'forbidden' }))
  await playback.keepPosition(7, 71, 15)
  page.comesOnline.fire()
  await settle()
  expect(sentPositions()).toEqual([15])
  end()
})

test('what the server kept shows in the chapters at once', async () => {
  const { $course, loadCourse } = await import('./course.ts')
  await loadCourse(7)
  page.portal.answer(saveProgress, () => ({ ...savedAt(590), exerciseProcess: 'watched' as const }))
  await playback.keepPosition(7, 71, 590)
  expect($course.get()).toMatchObject({
    course: { learningProcess: 'learning', chapters: [{ id: 71, state: 'watched' }, {}, {}] },
  })
})

test('play opens the chapter to go on with', async () => {
  await playback.play(7)
  expect(playback.$playback.get()).toEqual({ state: 'open', chapterId: 71, access })
})

test('whoever is not signed in is asked to sign in', async () => {
  page.signedIn = false
  await playback.play(7)
  expect(notices.$signInReason.get()).toBe('player:signInToWatch')
  expect(page.portal.times(getVideoAccess)).toBe(0)
})

test('whoever is not enrolled is told so, and no video is asked for', async () => {
  const told = { notEnrolled: 'player:enrolFirst', notAudited: 'player:underReview' } as const
  for (const status of ['notEnrolled', 'notAudited'] as const) {
    page.portal.answer(getCourse, () => courseWith({ registrationStatus: status }))
    await (await import('./course.ts')).loadCourse(7)
    await playback.play(7)
    expect(notices.$toasts.get().at(-1)?.text).toBe(told[status])
  }
  expect(page.portal.times(getVideoAccess)).toBe(0)
})

test('a video that could not be opened may be tried again', async () => {
  page.portal.online = false
  await playback.openChapter(7, 72)
  expect(playback.$playback.get()).toEqual({ state: 'failed', chapterId: 72 })
  page.portal.online = true
  await playback.openChapter(7, 72)
  expect(playback.$playback.get()).toMatchObject({ state: 'open', chapterId: 72 })
})

test('the answer of a chapter that is no longer wanted is dropped', async () => {
  const slow = held<typeof access>()
  page.portal.answer(getVideoAccess, ({ courseContentId }) =>
    courseContentId === 71 ? slow.promise : access,
  )
  const first = playback.openChapter(7, 71)
  await settle()
  await playback.openChapter(7, 72)
  slow.release({ ...access, url: '/late' })
  await first
  expect(playback.$playback.get()).toEqual({ state: 'open', chapterId: 72, access })
})

/** A course of chapters 1, 2, 3 ... in these states, and the one that was watched last. */
const courseOf = (lastChapterId: number | null, ...states: ChapterState[]) => ({
  lastChapterId,
  chapters: states.map((state, index) => ({ id: index + 1, name: '', seconds: 60, state })),
})

test('the chapter to go on with is the last one, once it is watched the one after it', () => {
  expect(nextToWatch(courseOf(2, 'started', 'started', 'notStarted'))).toBe(2)
  expect(nextToWatch(courseOf(2, 'started', 'watched', 'notStarted'))).toBe(3)
})

test('else it is the first that is open, and the first of all when none is', () => {
  expect(nextToWatch(courseOf(3, 'watched', 'notStarted', 'watched'))).toBe(2)
  expect(nextToWatch(courseOf(null, 'watched', 'notStarted'))).toBe(2)
  expect(nextToWatch(courseOf(2, 'watched', 'watched'))).toBe(1)
  expect(nextToWatch(courseOf(null))).toBeUndefined()
})

test('after the last chapter comes none', () => {
  expect(chapterAfter(audited.chapters, 72)?.id).toBe(73)
  expect(chapterAfter(audited.chapters, 73)).toBeUndefined()
})
