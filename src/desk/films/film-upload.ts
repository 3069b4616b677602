import { atom, type WritableAtom } from 'nanostores'
import { Upload } from 'tus-js-client'
import type { Failure } from '../../api/result.ts'
import { saveVideo, videoUploadPath } from '../../contract/publishing/video.ts'
import { deskApi } from '../api/desk-api.ts'
import type { ItemEditor } from '../item/item-editor.ts'
import { type CaptionUploads, createCaptionUploads } from './caption-uploads.ts'
import type { FilmTarget } from './film-target.ts'

/**
 * The size of each request of an upload in bytes, and the delays in milliseconds after which a request is repeated
 * if the connection is lost.
 */
const chunkSize = 8 * 1024 * 1024
const retryDelays = [500, 1000, 3000, 5000, 10_000, 20_000]

/** The state of a film's upload. `stopped`: the connection was lost; the upload resumes where it stopped. */
export type UploadState =
  | { state: 'sending' | 'paused' | 'stopped'; sent: number; size: number }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'refused'; failure: Failure }

/** The upload of a film. It continues when the editor opens another view of the desk. */
export interface FilmUpload {
  name: string
  /** The field for which the film is uploaded. The progress of the upload is shown at this field. */
  target: FilmTarget
  $state: WritableAtom<UploadState>
  /** The caption files that were chosen during the upload. They are sent as soon as the film is stored. */
  captions: CaptionUploads
  pause: () => void
  resume: () => void
  /** Asks the server to check and store the uploaded file. Can be called again if the server did not respond. */
  check: () => void
}

/** Whether the server has stored or refused a film. */
export const hasEnded = ({ $state }: FilmUpload): boolean => ['saved', 'refused'].includes($state.get().state)

/** The uploads of this tab by the name of the film. */
export const $filmUploads = atom<ReadonlyMap<string, FilmUpload>>(new Map())

/** Connects the uploads for an item to a new editing session of the item, because the previous session is closed. */
export function continueUploads(editor: ItemEditor): void {
  for (const { target } of $filmUploads.get().values()) target.continueIn(editor)
}

/** Starts the upload of a film under a name. An earlier interrupted upload of the same file is resumed. */
export function uploadFilm(file: File, name: string, target: FilmTarget): FilmUpload {
  const $state = atom<UploadState>({ state: 'sending', sent: 0, size: file.size })
  // If the server refused an earlier film of this name, its waiting captions now wait for this film.
  const captions = $filmUploads.get().get(name)?.captions ?? createCaptionUploads(name)
  let sent = 0
  const upload = new Upload(file, {
    endpoint: videoUploadPath,
    ...{ chunkSize, retryDelays, removeFingerprintOnSuccess: true },
    headers: { 'X-Requested-With': 'fetch' },
    metadata: { filename: file.name },
    onProgress: (bytes) => {
      sent = bytes
      if ($state.get().state === 'sending') $state.set({ state: 'sending', sent, size: file.size })
    },
    onError: () => $state.set({ state: 'stopped', sent, size: file.size }),
    onSuccess: () => film.check(),
  })

  async function save(): Promise<void> {
    $state.set({ state: 'saving' })
    const id = upload.url?.split('/').at(-1) ?? ''
    const answer = await deskApi().call(
      saveVideo,
      { name, upload: id },
      { waitsForPublish: true, shownByCaller: 'refusals' },
    )
    if (!answer.ok) {
      $state.set({ state: 'refused', failure: answer.failure })
      return
    }
    $state.set({ state: 'saved' })
    target.choose(name)
    await captions.start()
  }

  async function start(): Promise<void> {
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  }

  const film: FilmUpload = {
    ...{ name, target, $state, captions },
    check: () => void save(),
    pause: () => {
      void upload.abort()
      $state.set({ state: 'paused', sent, size: file.size })
    },
    resume: () => {
      $state.set({ state: 'sending', sent, size: file.size })
      upload.start()
    },
  }
  const uploads = new Map($filmUploads.get())
  // Deleting and setting the entry moves it to the end of the map, because the newest upload must be the last one.
  uploads.delete(name)
  $filmUploads.set(uploads.set(name, film))
  void start()
  return film
}

// Closing the tab would stop the uploads, therefore the browser asks for confirmation first.
window.addEventListener('beforeunload', (event) => {
  if ([...$filmUploads.get().values()].some((film) => !hasEnded(film))) event.preventDefault()
})
