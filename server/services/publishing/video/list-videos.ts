import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { video, videoSearchText, videoText } from '#server/db/schema/video.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { listedVideo } from '#src/domain/video/listed-video.ts'

interface Request extends ListRequest {
  /** The language for which captions are missing: selects the videos without captions in this language. */
  missing?: string | undefined
}

/** Lists videos by name, with their length and the languages of their captions. */
export const listVideos = (db: Db, log: Pick<Logger, 'error'>, { missing, ...request }: Request) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'videos', row: listedVideo, sorts: { name: 'text' }, defaultSort: 'name' },
      sources: [videos(missing === undefined ? undefined : hasNoCaptions(missing))],
    },
    request,
  )

const hasNoCaptions = (language: string): SQL => sql`not exists (select 1 from ${videoText}
  where ${videoText.video} = ${video.name} and ${videoText.language} = ${language})`

const languages = sql<string[]>`coalesce(array_agg(${videoText.language} order by ${videoText.language})
  filter (where ${videoText.language} is not null), '{}')`

const videos = (where: SQL | undefined): ListSource => ({
  ...{ table: video, id: video.name, idKind: 'text', sortColumns: { name: video.name } },
  where,
  text: videoSearchText(video),
  reader: createRowReader({
    load: (db, names) =>
      db
        .select({ id: video.name, name: video.name, seconds: video.seconds, captions: languages })
        .from(video)
        .leftJoin(videoText, eq(videoText.video, video.name))
        .where(inArray(video.name, names as string[]))
        .groupBy(video.name),
    toListRow: (row) => row,
  }),
})
