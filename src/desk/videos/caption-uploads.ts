import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { saveCaptions } from '../../contract/publishing/video.ts'
import { deskApi } from '../api/desk-api.ts'

/** A chosen caption file. `result` is missing until the server has stored or refused the file. */
export interface CaptionUpload {
  language: string
  file: File
  result?: Result<ResponseOf<typeof saveCaptions>>
}

/**
 * Creates the uploads of a video's caption files, one per language; another file for the same language replaces the
 * earlier file. Files that are chosen before `start` wait, because captions need a stored video.
 */
export function createCaptionUploads(name: string) {
  const $uploads = atom<readonly CaptionUpload[]>([])
  let isStarted = false
  async function send(upload: CaptionUpload): Promise<void> {
    const { language, file } = upload
    const result = await deskApi().call(saveCaptions, { name, language, file }, { shownByCaller: 'refusals' })
    $uploads.set($uploads.get().map((each) => (each === upload ? { ...upload, result: result } : each)))
  }
  return {
    $uploads,
    add(language: string, file: File): void {
      const upload = { language, file }
      $uploads.set([...$uploads.get().filter((each) => each.language !== language), upload])
      if (isStarted) void send(upload)
    },
    /** Removes a waiting file. Does nothing after the start, because from then on each file is sent immediately. */
    remove(language: string): void {
      if (!isStarted) $uploads.set($uploads.get().filter((each) => each.language !== language))
    },
    /** Sends the waiting files, one after the other, and from now on each file as soon as it is chosen. */
    async start(): Promise<void> {
      if (isStarted) return
      isStarted = true
      for (const upload of $uploads.get()) await send(upload)
    },
  }
}
export type CaptionUploads = ReturnType<typeof createCaptionUploads>
