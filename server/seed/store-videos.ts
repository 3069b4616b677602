import { readFile } from 'node:fs/promises'
import { readCaptionText, type VideoFiles } from '#src/content-files/read-videos.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import type { Db } from '../db/client.ts'
import { picture } from '../db/schema/picture.ts'
import { video, videoText } from '../db/schema/video.ts'
import type { Storage } from '../ports/storage.ts'
import { recalculateCourseLanguagesByVideo } from '../services/publishing/content-item/table-writers/full-languages.ts'
import { decodePicture } from '../services/publishing/picture/decode-picture.ts'
import { storePicture } from '../services/publishing/picture/store-picture.ts'
import { readCaptions } from '../services/publishing/video/read-captions.ts'
import { replaceStills } from '../services/publishing/video/replace-stills.ts'

/** Stores the demonstration's videos, their stills and their captions. A second run changes nothing. */
export async function storeVideos(db: Db, storage: Storage, videos: readonly VideoFiles[]): Promise<void> {
  for (const { name, seconds, file, stills: pictures, captions } of videos) {
    await storage.store(`${name}.mp4`, 'video/mp4', await readFile(file))
    const stills: Picture[] = []
    for (const path of pictures) stills.push(await storeStill(db, storage, path))
    const added = await db
      .insert(video)
      .values({ name, file: `${name}.mp4`, seconds, stills })
      .onConflictDoNothing()
      .returning({ name: video.name })
    if (added.length > 0) await replaceStills(db, name, stills)
    for (const [language, path] of Object.entries(captions)) {
      const stored = `${name}.${language}.vtt`
      const { bytes, transcript } = await readCaptionFile(path, seconds)
      await storage.store(stored, 'text/vtt; charset=utf-8', bytes)
      await db
        .insert(videoText)
        .values({ video: name, language, captions: stored, transcript })
        .onConflictDoNothing()
    }
  }
  await recalculateCourseLanguagesByVideo(
    db,
    videos.map(({ name }) => name),
  )
}

/** Returns captions as WebVTT with their text. SRT is converted as for editors; WebVTT stays as it is. */
async function readCaptionFile(
  path: string,
  seconds: number,
): Promise<{ bytes: Uint8Array; transcript: string }> {
  const bytes = await readFile(path)
  if (!path.endsWith('.srt')) return { bytes, transcript: readCaptionText(bytes.toString()) }
  const { webVtt, transcript } = await readCaptions(bytes, seconds)
  return { bytes: Buffer.from(webVtt), transcript }
}

async function storeStill(db: Db, storage: Storage, file: string): Promise<Picture> {
  const decoded = await decodePicture(await readFile(file))
  if (!decoded) throw new Error(`${file} is no picture`)
  const stored = await storePicture(storage, decoded)
  await db.insert(picture).values(stored).onConflictDoNothing()
  return stored
}
