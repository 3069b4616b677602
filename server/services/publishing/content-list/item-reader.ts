import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentItem } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import type { ItemRights } from '#src/domain/content-item/item-rights.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import { itemRightsOf } from '../rights/check-change-rights.ts'

const loadItems = (db: Db, names: (number | string)[]) =>
  db
    .select({ id: contentListing.item, listing: contentListing, item: contentItem, draft: contentDraft })
    .from(contentListing)
    .innerJoin(
      contentItem,
      and(eq(contentItem.family, contentListing.family), eq(contentItem.id, contentListing.id)),
    )
    .leftJoin(
      contentDraft,
      and(eq(contentDraft.family, contentListing.family), eq(contentDraft.id, contentListing.id)),
    )
    .where(inArray(contentListing.item, names as string[]))

type ItemRow = Awaited<ReturnType<typeof loadItems>>[number]

/** Returns an editor's permissions for the item of a row: for its draft, and for its last edition. */
function rightsOfRow({ item, draft }: ItemRow, limits: EditorLimits): ItemRights {
  const { tenants, sites } = item
  const edition = { audience: { tenants, ...(sites && { sites }) } }
  const documents = [...(item.edition > 0 ? [edition] : []), ...(draft ? [draft.document as object] : [])]
  return itemRightsOf(limits, documents)
}

/** Returns the reader that loads rows of the item list by item name, for an editor with the given permissions. */
export const createItemReader = (limits: EditorLimits) =>
  createRowReader({
    load: loadItems,
    toListRow: (row: ItemRow) => ({
      ...{ family: row.item.family, id: row.item.id, title: row.listing.title, code: row.listing.code },
      ...{ state: row.item.state, edition: row.item.edition, editor: row.listing.editor },
      changedAt: row.listing.changedAt.toISOString(),
      draft: row.draft && {
        version: row.draft.version,
        publishAt: row.draft.publishAt?.toISOString() ?? null,
      },
      ...{ tenants: row.item.tenants, sites: row.item.sites, languages: row.listing.languages },
      rights: rightsOfRow(row, limits),
    }),
  })
