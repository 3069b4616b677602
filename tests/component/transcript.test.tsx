import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { enrolIn } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { replaceUntilEnd } from './browser-part.ts'
import { redraw, show } from './show.tsx'
import { stubCaptions, stubVisibility } from './video.ts'

const [course, chapter] = [1, 101]
const cues = [
  { startTime: 0.5, endTime: 5, text: 'Start with the plan,\nnot with the camera.' },
  { startTime: 5, endTime: 11, text: 'The amber fan is what one camera sees.' },
  { startTime: 11, endTime: 16, text: 'Somebody comes in.' },
]
let page: Page
let video: typeof import('#src/stores/course/video-controls.ts')
const seek = vi.fn()

beforeEach(async () => {
  seek.mockClear()
  stubVisibility()
  page = await openPageSignedIn()
  await enrolIn(page, course)
  video = await import('#src/stores/course/video-controls.ts')
  video.$videoControls.set({ second: () => 0, seek })
})

async function showTranscript(language = 'en') {
  const island = await import('#src/islands/transcript/island.tsx')
  await import('#src/islands/transcript/Transcript.tsx')
  const user = await show(island, {}, language)
  const { playChapter: play } = await import('#src/stores/course/playback.ts')
  await act(() => play(course, chapter))
  await redraw()
  return user
}
const lines = () => within(screen.getByRole('list')).getAllByRole('button')
const current = () => lines().findIndex((line) => line.getAttribute('aria-current') === 'true')

test('every line has its time and seeks to its second', async () => {
  stubCaptions(cues)
  const user = await showTranscript()
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    '00:00Start with the plan, not with the camera.',
    '00:05The amber fan is what one camera sees.',
    '00:11Somebody comes in.',
  ])
  await user.click(lines()[1] as HTMLElement)
  expect(seek).toHaveBeenLastCalledWith(5)
  ;(lines()[2] as HTMLElement).focus()
  await user.keyboard('{Enter}')
  expect(seek).toHaveBeenLastCalledWith(11)
})

test('the current line is marked, and scrolled into view within its box only', async () => {
  stubCaptions(cues)
  await showTranscript()
  const box = screen.getByRole('list')
  const into = vi.fn()
  replaceUntilEnd(Element.prototype, { scrollIntoView: into })
  Object.defineProperty(lines()[2]?.parentElement, 'offsetTop', { value: 500 })
  expect(current()).toBe(-1)
  act(() => video.$currentSecond.set(12))
  expect(current()).toBe(2)
  expect(box.scrollTop).toBe(500)
  expect(into).not.toHaveBeenCalled()
})

test.each([
  ['wheel', fireEvent.wheel],
  ['finger', fireEvent.touchMove],
  ['keyboard', fireEvent.keyDown],
])('for five seconds after the reader scrolls by %s the box does not scroll', async (_, scroll) => {
  stubCaptions(cues)
  await showTranscript()
  const box = screen.getByRole('list')
  for (const [at, line] of lines().entries())
    Object.defineProperty(line.parentElement, 'offsetTop', { value: 100 * (at + 1) })
  act(() => video.$currentSecond.set(1))
  expect(box.scrollTop).toBe(100)
  scroll(box)
  page.clock.advance(5000)
  act(() => video.$currentSecond.set(6))
  expect([current(), box.scrollTop]).toEqual([1, 100])
  page.clock.advance(1)
  act(() => video.$currentSecond.set(12))
  expect(box.scrollTop).toBe(300)
})

test('after a click on a line the box follows again', async () => {
  stubCaptions(cues)
  const user = await showTranscript()
  const box = screen.getByRole('list')
  Object.defineProperty(lines()[2]?.parentElement, 'offsetTop', { value: 300 })
  fireEvent.wheel(box)
  await user.click(lines()[2] as HTMLElement)
  act(() => video.$currentSecond.set(11))
  expect(box.scrollTop).toBe(300)
})

test('the transcript has the language and direction of the captions, and changes with them', async () => {
  stubCaptions(cues)
  const user = await showTranscript('ar')
  expect(screen.getByRole('list').getAttribute('dir')).toBe('rtl')
  const choice = screen.getByRole('combobox')
  expect([...(choice as HTMLSelectElement).options].slice(0, 3).map(({ value }) => value)).toEqual([
    ...['ar', 'de', 'en'],
  ])
  await user.selectOptions(choice, 'de')
  await redraw()
  expect(screen.getByRole('list').lang).toBe('de')
  expect(screen.getByRole('list').getAttribute('dir')).toBe('ltr')
  expect(video.$playbackPreferences.get().language).toBe('de')
})

test('a transcript that could not be loaded shows an error, and is loaded again', async () => {
  stubCaptions(undefined)
  const user = await showTranscript()
  expect(screen.getByRole('alert').textContent).toContain('The transcript could not be loaded.')
  stubCaptions(cues)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(lines()).toHaveLength(3)
})
