import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { VideoControl } from '#src/desk/form/controls/VideoControl.tsx'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { type DocumentPath, type PartialDocument, withValue } from '#src/desk/item/document-path.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { movePart } from '#src/desk/item/parts.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { createCaptionUploads } from '#src/desk/videos/caption-uploads.ts'
import { fileNamesOf } from '#src/desk/videos/interrupted-uploads.ts'
import { VideoDialog } from '#src/desk/videos/VideoDialog.tsx'
import { createVideoTarget } from '#src/desk/videos/video-target.ts'
import { $videoUploads, type UploadState, type VideoUploadState } from '#src/desk/videos/video-upload.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const fileOf = (name: string) => new File(['film'], name, { type: 'video/mp4' })

const chapters = [{ id: 701 }, { id: 702 }]

/** Creates an editor of a course whose form shows the current document. */
function createEditor(parts: readonly object[]): ItemEditor {
  const $document = atom<PartialDocument | undefined>({ chapters: parts })
  const change = (path: DocumentPath, value: unknown) =>
    $document.set(withValue($document.get() ?? {}, path, value))
  // The fields of videos use only the document and the item of an editor, hence the cast.
  return { family: 'course', id: 7, $document, change } as ItemEditor
}

/** Returns the field of the first chapter's video. */
const targetOf = (editor: ItemEditor) => createVideoTarget(editor, 'chapters.0.video')

/** Renders the dialog while an upload with this name is in this state. */
async function show(name: string, state: UploadState) {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en'] })
  answerDesk({ '/operator/videos': { rows: [], next: null, total: { count: 0, exact: true } } })
  const check = vi.fn()
  const target = targetOf(createEditor(chapters))
  const upload: VideoUploadState = {
    ...{ name, target, $state: atom(state), captions: createCaptionUploads(name) },
    ...{ pause: vi.fn(), resume: vi.fn(), check },
  }
  $videoUploads.set(new Map([[name, upload]]))
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <VideoDialog name="" createTarget={() => target} onClose={vi.fn()} />
    </TranslationContext>,
  )
  return { check }
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
])('another file can be uploaded under the name only after a refusal: %j', async (state, isDisabled) => {
  await show('first-cut', state)
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  expect(screen.getByRole('button', { name: 'Upload' }).getAttribute('aria-disabled')).toBe(isDisabled)
})

test('the main button of a saved video closes the dialog, and another name can be uploaded', async () => {
  await show('first-cut', { state: 'saved' })
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement
  expect(close.className).toBe('btn sec2')
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  expect(close.className).toBe('btn')
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  await userEvent.upload(screen.getByLabelText('File'), fileOf('Second cut.mp4'))
  expect(screen.getByRole('button', { name: 'Upload' }).getAttribute('aria-disabled')).toBe('false')
})

test('a video that the server could not check is checked again', async () => {
  const { check } = await show('first-cut', { state: 'refused', failure: { kind: 'unreachable' } })
  await userEvent.upload(screen.getByLabelText('File'), fileOf('First cut.mp4'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(check).toHaveBeenCalledTimes(1)
})

test('a closed dialog leaves its upload to the field, shows it when opened again, and closing the tab is confirmed', async () => {
  await show('first-cut', { state: 'sending', sent: 1_000_000, size: 4_000_000 })
  await showFields(createEditor(chapters).$document.get() ?? {})
  expect(screen.getByText('first-cut: 1.0 of 4.0 MB')).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Upload a video' })[0] as HTMLElement)
  const dialog = within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
  expect(dialog.getByText('first-cut: 1.0 of 4.0 MB')).toBeDefined()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

/** Renders the fields of the videos of all chapters of a course. */
async function showFields(document: PartialDocument) {
  const field = fieldsOfFamily('course').find(({ path }) => path === 'chapters[].video')
  if (!field) throw new Error('Courses have no videos')
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor: createEditor([]), document, canChange: () => true }}>
        {(document.chapters as object[]).map((_, index) => {
          const name = `chapters.${index}.video`
          const attributes = { id: `field-${name}`, name }
          return (
            <section key={name} aria-label={name}>
              <VideoControl {...{ field, attributes, value: '', onChange: vi.fn(), disabled: false }} />
            </section>
          )
        })}
      </EditContext>
    </TranslationContext>,
  )
}

test('a video stays with its chapter when chapters are moved, added and removed during the upload', async () => {
  answerDesk()
  const editor = createEditor(chapters)
  const target = targetOf(editor)
  const actions = { pause: vi.fn(), resume: vi.fn(), check: vi.fn() }
  const $state = atom<UploadState>({ state: 'sending', sent: 1_000_000, size: 4_000_000 })
  $videoUploads.set(
    new Map([['dome', { name: 'dome', target, $state, captions: createCaptionUploads('dome'), ...actions }]]),
  )
  editor.$document.set({ chapters: [{ id: 703 }, { id: 702 }, { id: 701 }] })
  await showFields(editor.$document.get() ?? {})
  const last = screen.getByRole('region', { name: 'chapters.2.video' })
  expect(within(last).getByText('dome: 1.0 of 4.0 MB')).toBeDefined()
  expect(screen.getAllByText('dome: 1.0 of 4.0 MB')).toHaveLength(1)
  target.choose('dome')
  expect(editor.$document.get()).toEqual({ chapters: [{ id: 703 }, { id: 702 }, { id: 701, video: 'dome' }] })
})

test('the video of a chapter that is not stored yet follows the chapter', () => {
  const editor = createEditor([{}, { id: 702 }])
  const target = targetOf(editor)
  const isStored = { chapters: [{ id: 704, free: true }, { id: 702 }] }
  editor.$document.set(movePart(editor.$document.get() ?? {}, 'chapters', 0, 1))
  editor.$document.set(movePart(editor.$document.get() ?? {}, 'chapters', 1, 0))
  editor.$document.set(isStored)
  editor.$document.set(movePart(isStored, 'chapters', 0, 1))
  target.choose('dome')
  expect(editor.$document.get()).toEqual({ chapters: [{ id: 702 }, { id: 704, free: true, video: 'dome' }] })
})

test('the video of a removed chapter is written nowhere', () => {
  const editor = createEditor(chapters)
  const target = targetOf(editor)
  editor.$document.set({ chapters: [{ id: 702 }] })
  target.choose('dome')
  expect(editor.$document.get()).toEqual({ chapters: [{ id: 702 }] })
})

test('an upload continues in the session that opens the item again', () => {
  const [closed, open] = [createEditor(chapters), createEditor([{ id: 702 }, { id: 701 }])]
  const target = targetOf(closed)
  target.continueIn(open)
  target.choose('dome')
  expect(open.$document.get()).toEqual({ chapters: [{ id: 702 }, { id: 701, video: 'dome' }] })
  expect(closed.$document.get()).toEqual({ chapters })
})

test('a video that is not found is reported in the list of choices', async () => {
  answerDesk({ '/operator/videos': { rows: [], next: null, total: { count: 0, exact: true } } })
  await showFields({ chapters: [{ id: 701 }] })
  await userEvent.type(screen.getByRole('combobox'), 'unknown')
  // A list of choices may contain options only, so the message is an option, too.
  expect(await screen.findByRole('option', { name: 'Nothing found.' })).toBeDefined()
})

test('an upload that a reloaded tab interrupted is named, until it is too old to continue', async () => {
  const stored = (filename: string, days: number) => ({
    metadata: { filename },
    creationTime: new Date(Date.now() - days * 86_400_000).toString(),
  })
  const uploads = [stored('Strikes.mp4', 0), stored('Strikes.mp4', 0), stored('Old.mp4', 3)]
  $videoUploads.set(new Map())
  const target = targetOf(createEditor(chapters))
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <VideoDialog
        name=""
        createTarget={() => target}
        onClose={vi.fn()}
        findInterrupted={async (now) => fileNamesOf(uploads, now)}
      />
    </TranslationContext>,
  )
  const note = await screen.findByText(/was interrupted/)
  expect(note.textContent).toBe(
    'The upload of Strikes.mp4 was interrupted. Choose the same file again to continue it.',
  )
})
