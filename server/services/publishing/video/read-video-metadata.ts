import type { Storage, StoredFile } from '#server/ports/storage.ts'
import { runInThread } from '#server/services/platform/thread/run-in-thread.ts'
import type { VideoMetadata } from '#src/domain/video/video-metadata.ts'
import { findMp4Header } from './find-mp4-header.ts'

/** The limits of the worker thread. The header of a video of two hours takes half a second and 60 MB. */
const limits = { megabytes: 256, milliseconds: 10_000 }

/**
 * Returns the metadata of a stored video; undefined if the file is not an MP4 file or browsers can't play it. Only
 * the header of the video is read, in a worker thread.
 */
export async function readVideoMetadata(
  storage: Storage,
  file: StoredFile,
): Promise<VideoMetadata | undefined> {
  const header = await findMp4Header(storage, file)
  if (!header) return undefined
  const thread = new URL('./video-metadata-thread.ts', import.meta.url)
  // The parser throws for some damaged boxes.
  const metadata = await runInThread<VideoMetadata | null>(thread, header, limits).catch(() => null)
  return metadata === 'tooCostly' ? undefined : (metadata ?? undefined)
}
