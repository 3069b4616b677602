import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { PublicVideo } from '#src/domain/video/public-video.ts'

/** Returns the public URL of a video file that can be played without an account. */
const urlOf = (file: string): string => `/media/films/${file}`

/** Loads stored videos by name, with captions and transcript in a language, else in English. */
export async function loadPublicVideos(
  db: Db,
  names: readonly string[],
  language: string,
): Promise<Map<string, PublicVideo>> {
  if (names.length === 0) return new Map()
  const videos = await db
    .select()
    .from(video)
    .where(inArray(video.name, [...names]))
  const texts = await db
    .select()
    .from(videoText)
    .where(inArray(videoText.video, [...names]))
  return new Map(
    videos.map(({ name, file, seconds }) => {
      const own = texts.filter((text) => text.video === name)
      const text =
        own.find((each) => each.language === language) ?? own.find((each) => each.language === 'en')
      const video = {
        ...{ url: urlOf(file), seconds, language: text?.language ?? 'en' },
        captions: text ? urlOf(text.captions) : null,
        transcript: text?.transcript ?? null,
      }
      return [name, video]
    }),
  )
}
