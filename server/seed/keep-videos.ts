import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/client.ts'
import { video, videoText } from '../db/schema/video.ts'
import type { Storage } from '../ports/storage.ts'
import type { SeedLanguage } from './seed-types.ts'
import { videoFolder, videos } from './videos/catalogue.ts'

const languages: readonly SeedLanguage[] = ['en', 'de', 'ar']

/** Puts the demonstration videos and their captions into the storage. A second time changes nothing. */
export async function keepVideos(db: Db, storage: Storage): Promise<void> {
  for (const each of videos) {
    await storage.keep(each.file, 'video/mp4', await readFile(join(videoFolder, each.file)))
    for (const language of languages) {
      const captions = each.captions[language]
      await storage.keep(captions, 'text/vtt; charset=utf-8', await readFile(join(videoFolder, captions)))
    }
    await db
      .insert(video)
      .values({ name: each.name, file: each.file, seconds: each.seconds })
      .onConflictDoNothing()
    const texts = languages.map((language) => ({
      video: each.name,
      language,
      captions: each.captions[language],
      transcript: each.transcript[language],
    }))
    await db.insert(videoText).values(texts).onConflictDoNothing()
  }
}
