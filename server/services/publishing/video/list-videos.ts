import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { video, videoText } from '#server/db/schema/video.ts'

const languages = sql<string[]>`coalesce(array_agg(${videoText.language} order by ${videoText.language})
  filter (where ${videoText.language} is not null), '{}')`

/** Lists all videos by name, with their length and the languages of their captions. */
export const listVideos = (db: Db) =>
  db
    .select({ name: video.name, seconds: video.seconds, captions: languages })
    .from(video)
    .leftJoin(videoText, eq(videoText.video, video.name))
    .groupBy(video.name)
    .orderBy(asc(video.name))
