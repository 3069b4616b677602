import { atom, type WritableAtom } from 'nanostores'
import { Upload } from 'tus-js-client'
import type { Failure } from '../../api/result.ts'
import { saveVideo, videoUploadPath } from '../../contract/publishing/video.ts'
import { deskApi } from '../api/desk-api.ts'
import type { ItemEditor } from '../item/item-editor.ts'
import { type CaptionUploads, createCaptionUploads } from './caption-uploads.ts'
import type { VideoTarget } from './video-target.ts'

/**
 * The size of each request of an upload in bytes, and the delays in milliseconds after which a request is repeated
 * if the connection is lost.
 */
const chunkSize = 8 * 1024 * 1024
const retryDelays = [500, 1000, 3000, 5000, 10_000, 20_000]

/** The state of a video's upload. `stopped`: the connection was lost; the upload resumes where it stopped. */
export type UploadState =
  | { state: 'sending' | 'paused' | 'stopped'; sent: number; size: number }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'refused'; failure: Failure }

/** The upload of a video. It continues when the editor opens another view of the desk. */
export interface VideoUploadState {
  name: string
  /** The field for which the video is uploaded. The progress of the upload is shown at this field. */
  target: VideoTarget
  $state: WritableAtom<UploadState>
  /** The caption files that were chosen during the upload. They are sent as soon as the video is stored. */
  captions: CaptionUploads
  pause: () => void
  resume: () => void
  /**
   * Requests that the server checks and stores the uploaded file. Can be called again if the server did not respond.
   */
  check: () => void
}

/** Whether the server has stored or refused a video. */
export const hasEnded = ({ $state }: VideoUploadState): boolean =>
  ['saved', 'refused'].includes($state.get().state)

/** The uploads of this tab by the name of the video. */
export const $videoUploads = atom<ReadonlyMap<string, VideoUploadState>>(new Map())

/** Connects the uploads for an item to a new editing session of the item, because the previous session is closed. */
export function continueUploads(editor: ItemEditor): void {
  for (const { target } of $videoUploads.get().values()) target.continueIn(editor)
}

/** Starts the upload of a video under a name. An earlier interrupted upload of the same file is resumed. */
export function startVideoUpload(file: File, name: string, target: VideoTarget): VideoUploadState {
  const $state = atom<UploadState>({ state: 'sending', sent: 0, size: file.size })
  // If the server refused an earlier video of this name, its waiting captions now wait for this video.
  const captions = $videoUploads.get().get(name)?.captions ?? createCaptionUploads(name)
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
    onSuccess: () => state.check(),
  })

  async function save(): Promise<void> {
    $state.set({ state: 'saving' })
    const id = upload.url?.split('/').at(-1) ?? ''
    const result = await deskApi().call(
      saveVideo,
      { name, upload: id },
      { waitsForPublish: true, shownByCaller: 'refusals' },
    )
    if (!result.ok) {
      $state.set({ state: 'refused', failure: result.failure })
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

  const state: VideoUploadState = {
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
  const uploads = new Map($videoUploads.get())
  // Deleting and setting the entry moves it to the end of the map, because the newest upload must be the last one.
  uploads.delete(name)
  $videoUploads.set(uploads.set(name, state))
  void start()
  return state
}

// Closing the tab would stop the uploads, therefore the browser asks for confirmation first.
window.addEventListener('beforeunload', (event) => {
  if ([...$videoUploads.get().values()].some((upload) => !hasEnded(upload))) event.preventDefault()
})
