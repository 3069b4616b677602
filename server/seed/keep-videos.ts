import { readFile } from 'node:fs/promises'
import { spokenIn, type VideoFiles } from '#src/content-folder/read-videos.ts'
import type { Db } from '../db/client.ts'
import { video, videoText } from '../db/schema/video.ts'
import type { Storage } from '../ports/storage.ts'

/** Puts the demonstration's videos and their captions into the storage. A second time changes nothing. */
export async function keepVideos(db: Db, storage: Storage, videos: readonly VideoFiles[]): Promise<void> {
  for (const { name, seconds, file, captions } of videos) {
    await storage.keep(`${name}.mp4`, 'video/mp4', await readFile(file))
    await db
      .insert(video)
      .values({ name, file: `${name}.mp4`, seconds })
      .onConflictDoNothing()
    for (const [language, path] of Object.entries(captions)) {
      const kept = `${name}.${language}.vtt`
      const bytes = await readFile(path)
      await storage.keep(kept, 'text/vtt; charset=utf-8', bytes)
      const transcript = spokenIn(bytes.toString())
      await db
        .insert(videoText)
        .values({ video: name, language, captions: kept, transcript })
        .onConflictDoNothing()
    }
  }
}
