import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addNote, changeNote, deleteNote, findNotes } from '#src/contract/learning/note.ts'
import { courseOf, enrolIn } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'
import { stubVisibility } from './video.ts'

const [course, chapter] = [1, 101]
let page: Page
const seek = vi.fn()

beforeEach(async () => {
  seek.mockClear()
  stubVisibility()
  page = await openPageSignedIn()
  await enrolIn(page, course)
})

async function showNotes(playing = true) {
  const { chapters, language } = await courseOf(page, course)
  const island = await import('#src/islands/notes/island.tsx')
  await import('#src/islands/notes/Notes.tsx')
  const user = await show(island, { courseId: course, chapters, language })
  if (playing) {
    const { playChapter: play } = await import('#src/stores/course/playback.ts')
    const { $videoControls, $currentSecond } = await import('#src/stores/course/video-controls.ts')
    $videoControls.set({ second: () => 21.7, seek })
    await act(async () => {
      $currentSecond.set(21.7)
      await play(course, chapter)
    })
  }
  await redraw()
  return user
}
const stored = async () => unwrap(await page.elsewhere.call(findNotes, { courseId: course }))
const field = () => screen.getByLabelText(/^Note at/) as HTMLTextAreaElement
const save = () => screen.getByRole('button', { name: 'Save note' })

test('a note is saved at the second of its first letter, links there, and is listed by time', async () => {
  const user = await showNotes()
  await user.type(field(), 'Ask about the lens')
  const { $videoControls } = await import('#src/stores/course/video-controls.ts')
  $videoControls.set({ second: () => 50, seek })
  await user.click(save())
  await redraw()
  expect(await stored()).toMatchObject([{ chapterId: chapter, second: 21, text: 'Ask about the lens' }])
  expect(field().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Go to 00:21' }))
  expect(seek).toHaveBeenCalledWith(21)
})

test('a double click makes one note', async () => {
  const user = await showNotes()
  await user.type(field(), 'Once')
  await user.dblClick(save())
  await redraw()
  expect(await stored()).toHaveLength(1)
  expect(page.line.times(addNote)).toBe(1)
})

test('a note that could not be saved shows an error and stays; sent again it is one note', async () => {
  const user = await showNotes()
  await user.type(field(), 'Keep me')
  page.line.up = false
  await user.click(save())
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('Your text is still here')
  expect(field().value).toBe('Keep me')
  page.line.up = true
  await user.click(save())
  await redraw()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await stored()).toHaveLength(1)
})

test('a session that ends during writing loses nothing', async () => {
  const user = await showNotes()
  await user.type(field(), 'Half a thought')
  const { Cookie } = page.headers
  page.headers.Cookie = 'session=ended'
  await user.click(save())
  await redraw()
  expect(page.left.at(-1)).toContain('/sso/login')
  page.headers.Cookie = Cookie as string
  await showNotes(false)
  expect(field().value).toBe('Half a thought')
  await user.click(save())
  await redraw()
  expect(await stored()).toMatchObject([{ second: 21, text: 'Half a thought' }])
})

test('a note is edited and deleted, and the focus stays in the list', async () => {
  const user = await showNotes()
  await user.type(field(), 'First words')
  await user.click(save())
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Edit the note at 00:21' }))
  const edit = screen.getByRole('textbox', { name: 'Edit the note at 00:21' })
  expect(document.activeElement).toBe(edit)
  await user.clear(edit)
  await user.type(edit, 'Better words')
  await user.click(screen.getAllByRole('button', { name: 'Save note' }).at(-1) as HTMLElement)
  await redraw()
  expect(page.line.times(changeNote)).toBe(1)
  expect(await stored()).toMatchObject([{ text: 'Better words' }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the note at 00:21' }))
  await user.click(screen.getByRole('button', { name: 'Delete the note at 00:21' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await redraw()
  expect(await stored()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }))
})

test('before Play the notes are shown, with a hint how to write one', async () => {
  await showNotes(false)
  expect(screen.getByText(/^Play the video to take notes/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('editing or deleting a note leaves the others as they are, in the order of the video', async () => {
  const notes = await import('#src/stores/course/note.ts')
  await notes.loadNotes(course)
  const shown = () => {
    const now = notes.$notes.get()
    return now.state === 'ready' ? now.value : []
  }
  for (const [text, second] of [
    ['Second', 20],
    ['Third', 30],
    ['First', 10],
  ] as const)
    await notes.saveNote({ courseId: course, chapterId: chapter, second, text, key: crypto.randomUUID() })
  expect(shown().map(({ text }) => text)).toEqual(['First', 'Second', 'Third'])
  const [first, second] = shown().map(({ id }) => id) as [number, number]
  expect(await notes.saveNoteText(second, 'Middle')).toBeNull()
  unwrap(await page.elsewhere.call(deleteNote, { id: first }))
  expect(await notes.removeNote(first)).toBeNull()
  page.line.up = false
  const unreachable = { kind: 'unreachable' }
  expect(await notes.saveNoteText(second, 'Lost')).toEqual(unreachable)
  expect(await notes.removeNote(second)).toEqual(unreachable)
  expect(shown().map(({ text }) => text)).toEqual(['Middle', 'Third'])
})

test('a note whose deletion is refused stays', async () => {
  const notes = await import('#src/stores/course/note.ts')
  await notes.loadNotes(course)
  const text = 'Stays'
  await notes.saveNote({ courseId: course, chapterId: chapter, second: 5, text, key: crypto.randomUUID() })
  const [note] = await stored()
  page.headers.Cookie = 'session=ended'
  expect(await notes.removeNote(note?.id as number)).toMatchObject({ kind: 'refused', code: 401 })
  expect(notes.$notes.get()).toMatchObject({ state: 'ready', value: [{ text }] })
  const { $popup, $signInReason } = await import('#src/stores/notice/notices.ts')
  expect([$popup.get(), $signInReason.get()]).toEqual([null, null])
})

test('a refusal of a note is shown at the note only, and a note that is gone counts as deleted', async () => {
  const { removeNote, saveNote, saveNoteText } = await import('#src/stores/course/note.ts')
  const { $popup } = await import('#src/stores/notice/notices.ts')
  const input = { courseId: course, chapterId: chapter, second: 1, key: crypto.randomUUID() }
  expect(await saveNote({ ...input, text: '' })).toMatchObject({ kind: 'refused' })
  page.line.refuse(changeNote)
  expect(await saveNoteText(99_999, 'Lens')).toMatchObject({ kind: 'refused' })
  page.line.refuse(deleteNote)
  expect(await removeNote(99_999)).toMatchObject({ kind: 'refused' })
  expect(await removeNote(99_999)).toBeNull()
  expect($popup.get()).toBeNull()
})
