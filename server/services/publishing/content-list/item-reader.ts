import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentItem } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'

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

/** Reads rows of the list of items by their names. */
export const itemReader = createRowReader({
  load: loadItems,
  show: ({ listing, item, draft }: Awaited<ReturnType<typeof loadItems>>[number]) => ({
    ...{ family: item.family, id: item.id, title: listing.title, code: listing.code },
    ...{ state: item.state, edition: item.edition, editor: listing.editor },
    changedAt: listing.changedAt.toISOString(),
    draft: draft && { version: draft.version, publishAt: draft.publishAt?.toISOString() ?? null },
    ...{ tenants: item.tenants, sites: item.sites, languages: listing.languages },
  }),
})
