import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getVideoAccess } from '#src/contract/catalogue/course.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { courseOf, enrolIn, watch } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { replaceUntilEnd } from './browser-part.ts'
import { redraw, show } from './show.tsx'

/** The course "Camera placement and lens choice". */
const course = 1
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
  // jsdom can't play media.
  replaceUntilEnd(HTMLMediaElement.prototype, { play: vi.fn().mockResolvedValue(undefined), pause: vi.fn() })
})

const showPlayer = async () => {
  const { chapters } = await courseOf(page, course)
  const island = await import('#src/islands/player/island.tsx')
  // The lazy files of the player are loaded first, so that tests wait for responses only, not for files.
  await import('#src/islands/player/player-module.ts')
  return show(island, {
    courseId: course,
    chapters,
    path: `/eu/course/detail/${course}`,
    staticHtml: { poster: '<svg></svg>' },
  })
}
const showPlayerToLearner = async () => {
  await enrolIn(page, course)
  return showPlayer()
}

/** Returns the video as it is after its metadata was loaded: playing at a position. */
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
const sent = () => page.line.sent(saveProgress).map(({ position }) => position)

test('play opens the chapter’s video with its captions and resumes where it was', async () => {
  await enrolIn(page, course)
  await watch(page, course, 0, 20)
  const [first] = (await courseOf(page, course)).chapters
  const user = await showPlayer()
  expect(screen.getByText('The video continues at').textContent).toBe('The video continues at 00:20')
  await play(user)
  const video = screen.getByLabelText(`Video: ${first?.name}`) as HTMLVideoElement
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(20)
  expect(video.querySelector('track')?.getAttribute('src')).toMatch(/^\/media\/.*\.vtt/)
  expect(screen.getByText('00:20')).toBeDefined()
})

test('a learner who is not enrolled finds on the poster how to enrol, with a link', async () => {
  await showPlayer()
  await redraw()
  expect(screen.getByText('Enroll to watch')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Enrollment' }).getAttribute('href')).toBe('#enrolment')
})

test('the position is sent every 15 s while it plays, and not while it is paused', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(15)
  await act(async () => page.clock.advance(15_000))
  Object.defineProperty(video, 'paused', { value: true })
  await act(async () => page.clock.advance(15_000))
  await redraw()
  expect(sent()).toEqual([15])
})

test('the position is sent on pause, at the end, and when the page hides', async () => {
  const user = await showPlayerToLearner()
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

test('a position that could not be sent shows a message, and is sent when the connection returns', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  page.line.up = false
  fireEvent.pause(videoAt(20))
  await redraw()
  expect(screen.getByText(/^Offline/)).toBeDefined()
  page.line.up = true
  await act(async () => page.comesOnline.fire())
  await redraw()
  expect(screen.queryByText(/^Offline/)).toBeNull()
  expect(sent()).toEqual([20])
})

test('an expired address is requested again once; a video that still fails shows an error', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const before = page.line.times(getVideoAccess)
  fireEvent.error(videoAt(20))
  await redraw()
  expect(page.line.times(getVideoAccess)).toBe(before + 1)
  fireEvent.error(videoAt(20))
  await redraw()
  expect(page.line.times(getVideoAccess)).toBe(before + 1)
  expect(screen.getByRole('alert').textContent).toContain('The video could not be loaded.')
  expect(screen.getByRole('alert').textContent).toContain('00:20')
})

test('an expired address is replaced while the video stays, and it goes on at its second, playing or paused', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(0)
  fireEvent.loadedMetadata(video)
  const started = vi.mocked(video.play).mock.calls.length
  const expire = async (second: number, paused: boolean) => {
    videoAt(second)
    Object.defineProperty(video, 'paused', { value: paused, configurable: true })
    const before = video.src
    page.clock.advance(60_001)
    fireEvent.error(video)
    expect(document.querySelector('video'), 'full screen would end without it').toBe(video)
    await redraw()
    expect(document.querySelector('video')).toBe(video)
    expect(video.src).not.toBe(before)
    // After a change of the URL, the browser starts at the first second and has no data yet.
    Object.defineProperty(video, 'readyState', { value: 0, configurable: true })
    video.currentTime = 0
    fireEvent.timeUpdate(video)
    expect($second()).toBe(second)
    videoAt(0)
    Object.defineProperty(video, 'paused', { value: true, configurable: true })
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(second)
  }
  const { $currentSecond: store } = await import('#src/stores/course/video-controls.ts')
  const $second = () => store.get()
  videoAt(20)
  fireEvent.timeUpdate(video)
  await expire(20, false)
  expect(vi.mocked(video.play).mock.calls.length).toBe(started + 1)
  fireEvent.timeUpdate(videoAt(45))
  await expire(45, true)
  expect(vi.mocked(video.play).mock.calls.length).toBe(started + 1)
})

test('after a failure the video continues at the same second, and the focus is on Retry', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  page.line.up = false
  fireEvent.error(videoAt(33))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('The portal can’t be reached.')
  const retry = screen.getByRole('button', { name: 'Retry' })
  expect(document.activeElement).toBe(retry)
  page.line.up = true
  await user.click(retry)
  await redraw()
  const video = document.querySelector('video') as HTMLVideoElement
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(33)
})

test('the next chapter opens with one click; after the last there is none', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const { chapters } = await courseOf(page, course)
  for (const { name } of chapters.slice(1)) {
    await user.click(screen.getByRole('button', { name: 'Next chapter' }))
    await redraw()
    expect(screen.getByLabelText(`Video: ${name}`)).toBeDefined()
  }
  expect(screen.queryByRole('button', { name: 'Next chapter' })).toBeNull()
})

test('a learner who is not enrolled is asked to enrol, and the poster stays', async () => {
  const user = await showPlayer()
  expect(screen.getByText('Enroll to watch')).toBeDefined()
  await play(user)
  expect(document.querySelector('video')).toBeNull()
  expect(page.line.times(getVideoAccess)).toBe(0)
})

test('a video that could not be opened shows an error, and Play retries', async () => {
  const user = await showPlayerToLearner()
  page.line.up = false
  await play(user)
  expect(screen.getByRole('alert').textContent).toContain('The portal can’t be reached.')
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(document.querySelector('video')).not.toBeNull()
})

test('a chapter that was requested while offline opens by itself when the connection returns', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  page.line.up = false
  await user.click(screen.getByRole('button', { name: 'Next chapter' }))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('The portal can’t be reached.')
  page.line.up = true
  await act(async () => page.comesOnline.fire())
  await redraw()
  const { chapters } = await courseOf(page, course)
  expect(document.activeElement).toBe(screen.getByLabelText(`Video: ${chapters[1]?.name}`))
})

test('after Play the player has the focus, and its keys work', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(20)
  expect(document.activeElement).toBe(video)
  await user.keyboard(' ')
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  await user.keyboard('{ArrowRight}')
  expect(video.currentTime).toBe(25)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(video.currentTime).toBe(0)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(video.volume).toBeCloseTo(0.8)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(video.volume).toBe(1)
  await user.keyboard('c')
  expect((screen.getByLabelText('Captions') as HTMLSelectElement).value).toBe('off')
})

test('volume up unmutes, and volume down does not', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(20)
  video.muted = true
  await user.keyboard('{ArrowDown}')
  expect([video.muted, video.volume]).toEqual([true, 0.9])
  await user.keyboard('{ArrowUp}')
  expect([video.muted, video.volume]).toEqual([false, 1])
})

test('keys are left to a control that uses them, to the browser with a modifier, and to other parts of the page', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(20)
  fireEvent.keyDown(video, { key: 'f', code: 'KeyF', ctrlKey: true })
  fireEvent.keyDown(screen.getByLabelText('Speed'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByLabelText('Position in the video'), { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(video.currentTime).toBe(20)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: ' ' })).toBe(true)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: 'ArrowRight' })
  expect(video.currentTime).toBe(25)
})

test('the bar plays, seeks, mutes and turns down, and shows the time', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(20)
  fireEvent.timeUpdate(video)
  expect(screen.getByText('00:20 / 01:00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1)
  await user.click(video)
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(2)
  const position = screen.getByLabelText('Position in the video') as HTMLInputElement
  expect(position.getAttribute('aria-valuetext')).toBe('00:20 / 01:00')
  fireEvent.change(position, { target: { value: '42' } })
  expect(video.currentTime).toBe(42)
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '0.3' } })
  expect(video.volume).toBe(0.3)
  const mute = screen.getByRole('button', { name: 'Mute' })
  await user.click(mute)
  expect([video.muted, mute.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  await user.click(mute)
  expect([video.muted, video.volume]).toEqual([false, 0.3])
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '0' } })
  await user.click(mute)
  expect([video.muted, video.volume]).toEqual([false, 1])
})

test('a track of captions that the browser chooses itself is turned off again', async () => {
  const tracks = Object.assign(
    [
      { language: 'de', mode: 'disabled' },
      { language: 'en', mode: 'disabled' },
    ],
    {
      ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
    },
  )
  replaceUntilEnd(HTMLMediaElement.prototype, { textTracks: tracks as never })
  const user = await showPlayerToLearner()
  await play(user)
  const modes = () => tracks.map(({ mode }) => mode)
  expect(modes()).toEqual(['disabled', 'showing'])
  for (const track of tracks) track.mode = 'showing'
  const [, changed] = tracks.addEventListener.mock.lastCall as [string, () => void]
  changed()
  expect(modes()).toEqual(['disabled', 'showing'])
})

test('the next chapter plays with the volume of the one before', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '0.2' } })
  await user.click(screen.getByRole('button', { name: 'Next chapter' }))
  await redraw()
  expect(document.querySelector('video')?.volume).toBe(0.2)
})

test('a chapter that was watched to its end starts at its beginning, and says nothing else', async () => {
  await enrolIn(page, course)
  await watch(page, course, 0, 60)
  const user = await showPlayer()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await redraw()
  expect(document.querySelector('video')).not.toBeNull()
  expect(screen.queryByText('Resumed at', { exact: false })).toBeNull()
})

test('the bar says when the video waits for data', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  fireEvent.waiting(videoAt(20))
  expect(screen.getByText('Opening the video …')).toBeDefined()
  fireEvent.playing(videoAt(20))
  expect(screen.queryByText('Opening the video …')).toBeNull()
})

test('full screen shows the video with its controls, and on an iPhone the video alone', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(20)
  const player = document.querySelector('.player') as HTMLElement
  const enterOnPhone = vi.fn()
  Object.assign(video, { webkitEnterFullscreen: enterOnPhone })
  const button = screen.getByRole('button', { name: 'Full screen' })
  await user.click(button)
  expect(enterOnPhone).toHaveBeenCalledTimes(1)
  player.requestFullscreen = vi.fn().mockResolvedValue(undefined)
  await user.click(button)
  expect(player.requestFullscreen).toHaveBeenCalledTimes(1)
  expect(enterOnPhone).toHaveBeenCalledTimes(1)
})

test('a key and a button show the help on keys, in every keyboard layout', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  fireEvent.keyDown(videoAt(20), { key: '؟', code: 'Slash', shiftKey: true })
  await redraw()
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(screen.getByText('Full screen on or off')).toBeDefined()
  fireEvent.keyDown(document.querySelector('video') as Element, { key: 'ؤ', code: 'KeyC' })
  await redraw()
  expect((screen.getByLabelText('Captions') as HTMLSelectElement).value).toBe('off')
})

test('speed and captions are stored for the learner on the device, and for nobody else', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5')
  await user.selectOptions(screen.getByLabelText('Captions'), 'de')
  await redraw()
  expect(document.querySelector('video')?.playbackRate).toBe(1.5)
  const [kept] = [...page.cookies].filter(([name]) => name.startsWith('film-'))
  expect(kept?.[1].value).toBe('1.5_on_de')
  const { readPlaybackPreferences, $playbackPreferences } = await import(
    '#src/stores/course/video-controls.ts'
  )
  readPlaybackPreferences(0)
  expect($playbackPreferences.get()).toEqual({ speed: 1, captions: null, language: null })
  readPlaybackPreferences(page.learnerId)
  expect($playbackPreferences.get()).toEqual({ speed: 1.5, captions: true, language: 'de' })
})

test('captions are offered in the languages of the video, and no others', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const offered = [...(screen.getByLabelText('Captions') as HTMLSelectElement).options]
  expect(offered).toHaveLength(16)
  expect(offered.slice(0, 4).map(({ text }) => text)).toEqual([
    'No captions',
    'Captions: Arabic',
    'Captions: German',
    'Captions: English',
  ])
})

test('before a seek the watched position is sent, and after it the new one', async () => {
  const user = await showPlayerToLearner()
  await play(user)
  const video = videoAt(12)
  fireEvent.timeUpdate(video)
  video.currentTime = 40
  fireEvent.seeking(video)
  video.currentTime = 45
  fireEvent.seeking(video)
  await redraw()
  expect(sent()).toEqual([12])
  await act(async () => page.clock.advance(1000))
  await redraw()
  expect(sent()).toEqual([12, 45])
})
