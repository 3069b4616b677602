import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getCourse, getVideoAccess } from '../../src/contract/course.ts'
import { saveProgress } from '../../src/contract/progress.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Course } from '../../src/domain/course/course.ts'
import { courseWith, learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const captions = [{ language: 'en', url: '/media/71.vtt' }]

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getVideoAccess, ({ courseContentId }) => ({
    key: 'k',
    url: `/media/${courseContentId}?signed`,
    payDuration: 90,
    captions,
    transcript: '',
  }))
  page.portal.answer(saveProgress, ({ payDuration }) => ({
    payDuration,
    exerciseProcess: 'started' as const,
    learningProcess: 'learning' as const,
  }))
  // jsdom has no player.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

const showPlayer = async (change: Partial<Course> = { registrationStatus: 'audited' }) => {
  const course = courseWith(change)
  page.portal.answer(getCourse, () => course)
  const island = await import('../../src/islands/player/island.tsx')
  return show(island, { courseId: course.id, chapters: course.chapters, kept: { poster: '<svg></svg>' } })
}

/** The video as a browser would have it after its metadata came: at a position, playing. */
function videoAt(second: number): HTMLVideoElement {
  const video = document.querySelector('video') as HTMLVideoElement
  Object.defineProperty(video, 'readyState', { value: 4, configurable: true })
  Object.defineProperty(video, 'paused', { value: false, configurable: true })
  video.currentTime = second
  return video
}
const play = async (user: Awaited<ReturnType<typeof show>>) => {
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await redraw()
}
const sent = () =>
  page.portal.calls
    .filter(({ path }) => path === saveProgress.path)
    .map(({ request }) => (request as { payDuration: number }).payDuration)

test('play opens the chapter’s video with its captions and resumes where it was', async () => {
  const user = await showPlayer()
  await play(user)
  const video = screen.getByLabelText('Video: Focal length') as HTMLVideoElement
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(90)
  expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/71.vtt')
  expect(screen.getByText('01:30')).toBeDefined()
})

test('the position is sent every 15 s while it plays, and not while it is paused', async () => {
  const user = await showPlayer()
  await play(user)
  const video = videoAt(15)
  await act(async () => page.clock.advance(15_000))
  Object.defineProperty(video, 'paused', { value: true })
  await act(async () => page.clock.advance(15_000))
  await redraw()
  expect(sent()).toEqual([15])
})

test('the position is sent on pause, at the end, and when the page hides', async () => {
  const user = await showPlayer()
  await play(user)
  fireEvent.pause(videoAt(20))
  await redraw()
  fireEvent.ended(videoAt(30))
  await redraw()
  videoAt(40)
  page.hides.fire()
  await redraw()
  expect(sent()).toEqual([20, 30, 40])
})

test('a position that could not be sent is said, and sent when the network returns', async () => {
  const user = await showPlayer()
  await play(user)
  page.portal.online = false
  fireEvent.pause(videoAt(20))
  await redraw()
  expect(screen.getByText(/^Offline/)).toBeDefined()
  page.portal.online = true
  await act(async () => page.comesOnline.fire())
  await redraw()
  expect(screen.queryByText(/^Offline/)).toBeNull()
  expect(sent()).toEqual([20])
})

test('an address that lapsed is asked for again once; a video that still fails says so', async () => {
  const user = await showPlayer()
  await play(user)
  const before = page.portal.times(getVideoAccess)
  fireEvent.error(videoAt(20))
  await redraw()
  expect(page.portal.times(getVideoAccess)).toBe(before + 1)
  fireEvent.error(videoAt(20))
  await redraw()
  expect(page.portal.times(getVideoAccess)).toBe(before + 1)
  expect(screen.getByRole('alert').textContent).toBe('The video could not be opened.')
})

test('the next chapter opens with one click; after the last there is none', async () => {
  const user = await showPlayer()
  await play(user)
  await user.click(screen.getByRole('button', { name: 'Next chapter' }))
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Next chapter' }))
  await redraw()
  expect(screen.getByLabelText('Video: Infrared')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Next chapter' })).toBeNull()
})

test('who is not enrolled is told to enrol, and the poster stays', async () => {
  const user = await showPlayer({})
  expect(screen.getByText('Enrol to watch')).toBeDefined()
  await play(user)
  expect(document.querySelector('video')).toBeNull()
  expect(page.portal.times(getVideoAccess)).toBe(0)
})

test('a video that could not be opened says so, and play tries again', async () => {
  const user = await showPlayer()
  page.portal.online = false
  await play(user)
  expect(screen.getByRole('alert').textContent).toBe('The video could not be opened.')
  page.portal.online = true
  await play(user)
  expect(document.querySelector('video')).not.toBeNull()
})
