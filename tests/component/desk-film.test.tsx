import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { FilmDialog } from '#src/desk/films/FilmDialog.tsx'
import { $filmUploads, type FilmUpload, type UploadState } from '#src/desk/films/film-upload.ts'
import { VideoControl } from '#src/desk/form/controls/VideoControl.tsx'
import { loadWords } from '#src/desk/words/words.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const fileOf = (name: string) => new File(['film'], name, { type: 'video/mp4' })

const place = '/#field-chapters.0.video'

/** Renders the dialog while an upload of the name exists. */
async function show(name: string, state: UploadState) {
  const check = vi.fn()
  const upload: FilmUpload = { name, place, $state: atom(state), pause: vi.fn(), resume: vi.fn(), check }
  $filmUploads.set(new Map([[name, upload]]))
  render(
    <TranslationContext value={await loadWords('en')}>
      <FilmDialog name="" place={place} onChoose={vi.fn()} onClose={vi.fn()} />
    </TranslationContext>,
  )
  return { check, button: screen.getByRole('button', { name: 'Upload' }) }
}

test('the name follows the file until the editor changes it', async () => {
  await show('other', { state: 'saved' })
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  expect(name.value).toBe('first-cut')
  await userEvent.upload(screen.getByLabelText('File'), fileOf('Second cut.mp4'))
  expect(name.value).toBe('second-cut')
  await userEvent.clear(name)
  await userEvent.type(name, 'strike')
  await userEvent.upload(screen.getByLabelText('File'), fileOf('Third cut.mp4'))
  expect(name.value).toBe('strike')
})

test.each<[UploadState, string]>([
  [
    { state: 'refused', failure: { kind: 'refused', code: 400, message: 'Not a video.', context: {} } },
    'false',
  ],
  [{ state: 'sending', sent: 1, size: 4 }, 'true'],
  [{ state: 'saved' }, 'true'],
])('another file can be uploaded under the name only after a refusal: %j', async (state, isDisabled) => {
  const { button } = await show('first-cut', state)
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  expect(button.getAttribute('aria-disabled')).toBe(isDisabled)
})

test('a film that the server could not check is checked again', async () => {
  const { check } = await show('first-cut', { state: 'refused', failure: { kind: 'unreachable' } })
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(check).toHaveBeenCalledTimes(1)
})

test('after the dialog is closed, the field shows the upload, and closing the tab is confirmed', async () => {
  answerDesk()
  await show('first-cut', { state: 'sending', sent: 1_000_000, size: 4_000_000 })
  const field = fieldsOfFamily('course').find(({ path }) => path === 'chapters[].video')
  if (!field) throw new Error('Courses have no films')
  const attributes = { id: 'field-chapters.0.video', name: 'video' }
  render(
    <TranslationContext value={await loadWords('en')}>
      <VideoControl {...{ field, attributes, value: '', onChange: vi.fn(), disabled: false }} />
    </TranslationContext>,
  )
  expect(screen.getByText('first-cut: 1.0 of 4.0 MB')).toBeDefined()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})
