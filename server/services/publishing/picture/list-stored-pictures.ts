import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { contentListing, listingSearchText } from '#server/db/schema/content-listing.ts'
import { picture, pictureSearchText, pictureUse } from '#server/db/schema/picture.ts'
import { videoStill } from '#server/db/schema/video.ts'
import { booleanFilterCondition, filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { ItemUse } from '#src/domain/content-item/item-use.ts'
import { listedPicture, maxUsesPerPictureRow } from '#src/domain/content-item/listed-picture.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { thumbnailFileKey } from './thumbnail.ts'

interface Request extends ListRequest {
  used?: boolean | undefined
  editor?: string | undefined
}

/** Lists pictures by the time of their first upload. `link` signs the URL of a stored file. */
export const listStoredPictures = (
  db: Db,
  log: Pick<Logger, 'error'>,
  { used, editor, sort = '-stored', ...request }: Request,
  link: (file: string) => string,
) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'pictures', row: listedPicture, sorts: { stored: 'instant' }, defaultSort: 'stored' },
      sources: [
        {
          ...{ table: picture, id: picture.name, idKind: 'text', sortColumns: { stored: picture.storedAt } },
          where: and(
            filterCondition([picture.editor, editor]),
            booleanFilterCondition(used, isUsed(), sql`not ${isUsed()}`),
          ),
          text: pictureSearchText(picture),
          relatedText: titlesOfUses,
          reader: createRowReader({
            load: loadPictures,
            toListRow: (row: PictureRow) => showPicture(row, link),
          }),
        },
      ],
    },
    { ...request, sort },
  )

const usesWhere = (condition: SQL): SQL =>
  sql`exists (select 1 from ${pictureUse} where ${pictureUse.picture} = ${picture.name} and ${condition})`

const isUsed = (): SQL =>
  sql`(${usesWhere(sql`true`)} or exists (select 1 from ${videoStill} where ${videoStill.picture} = ${picture.name}))`

/** The titles of the items that use a picture. */
const titlesOfUses = {
  ...{ table: contentListing, id: contentListing.item, idKind: 'text' as const },
  text: listingSearchText(contentListing),
  referringColumn: pictureUse.item,
  joiningTable: { amongFew: usesWhere, rowByRow: usesWhere },
}

async function loadPictures(db: Db, names: (number | string)[]) {
  const rows = await db
    .select()
    .from(picture)
    .where(inArray(picture.name, names as string[]))
  const uses = await db
    .select({
      picture: pictureUse.picture,
      family: contentListing.family,
      id: contentListing.id,
      title: contentListing.title,
    })
    .from(pictureUse)
    .innerJoin(contentListing, eq(contentListing.item, pictureUse.item))
    .where(inArray(pictureUse.picture, names as string[]))
    .orderBy(asc(contentListing.family), asc(contentListing.id))
  const stills = await db
    .select()
    .from(videoStill)
    .where(inArray(videoStill.picture, names as string[]))
  const videosByPicture = Map.groupBy(stills, (still) => still.picture)
  const usesByPicture = Map.groupBy(uses, (use) => use.picture)
  return rows.map((row) => ({
    ...row,
    id: row.name,
    videos: (videosByPicture.get(row.name) ?? []).map((still) => still.video).toSorted(),
    uses: (usesByPicture.get(row.name) ?? []).map(({ picture: _, ...use }): ItemUse => use),
  }))
}

type PictureRow = Awaited<ReturnType<typeof loadPictures>>[number]

const showPicture = (row: PictureRow, link: (file: string) => string) => ({
  ...{ name: row.name, width: row.width, height: row.height },
  ...{ bytes: row.bytes, editor: row.editor, fileName: row.fileName },
  storedAt: row.storedAt.toISOString(),
  uses: row.uses.length,
  usedBy: row.uses.slice(0, maxUsesPerPictureRow),
  videos: row.videos,
  thumbnail: link(thumbnailFileKey(row.name)),
})
