import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { pictureUse } from '#server/db/schema/picture.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { documentCodeOf, itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { listDocumentPictures } from '#src/domain/content-item/list-document-pictures.ts'
import { type ConfirmedText, textStatesOf } from '#src/domain/content-item/text-state.ts'
import { loadConfirmedTexts } from '../item-row/confirmed-texts.ts'
import { type ItemId, itemSubjectOf } from '../item-row/item-row.ts'

/** The maximum number of items whose history is in memory at the same time. */
const itemsAtOnce = 50

type ListingRow = typeof contentListing.$inferInsert

/**
 * Updates the rows from which the given items are listed, after a draft or edition has changed. Runs within the
 * caller's transaction.
 */
export async function saveListings(tx: Db, names: readonly ItemId[]): Promise<void> {
  for (const [family, group] of Map.groupBy(names, (name) => name.family))
    for (let at = 0; at < group.length; at += itemsAtOnce)
      await saveFamily(
        tx,
        family,
        group.slice(at, at + itemsAtOnce).map(({ id }) => id),
      )
}

async function saveFamily(tx: Db, family: Family, ids: readonly number[]): Promise<void> {
  const isGiven = (table: typeof contentDraft | typeof contentEdition) =>
    and(eq(table.family, family), inArray(table.id, [...ids]))
  const drafts = await tx.select().from(contentDraft).where(isGiven(contentDraft))
  const editions = await tx
    .select()
    .from(contentEdition)
    .where(isGiven(contentEdition))
    .orderBy(asc(contentEdition.id), asc(contentEdition.edition))
  const draftById = new Map(drafts.map((draft) => [draft.id, draft]))
  const editionsById = Map.groupBy(editions, ({ id }) => id)
  const names = ids.map((id) => ({ family, id }))
  const confirmed = await loadConfirmedTexts(tx, names)
  const rows = names.flatMap(
    (name) =>
      listingOf(name, {
        draft: draftById.get(name.id),
        editions: editionsById.get(name.id) ?? [],
        confirmed: confirmed.get(itemSubjectOf(name)) ?? [],
      }) ?? [],
  )
  if (rows.length === 0) return
  const set = Object.fromEntries(
    ['title', 'code', 'languages', 'editor', 'edition', 'version'].map((name) => [
      name,
      sql.raw(`excluded.${name}`),
    ]),
  )
  await tx
    .insert(contentListing)
    .values(rows)
    .onConflictDoUpdate({
      target: contentListing.item,
      set: { ...set, changedAt: sql`excluded.changed_at` },
    })
  const newest = new Map(ids.map((id) => [id, (draftById.get(id) ?? editionsById.get(id)?.at(-1))?.document]))
  await savePictureUses(tx, family, newest)
}

async function savePictureUses(tx: Db, family: Family, newest: ReadonlyMap<number, unknown>): Promise<void> {
  const items = [...newest.keys()].map((id) => itemSubjectOf({ family, id }))
  await tx.delete(pictureUse).where(inArray(pictureUse.item, items))
  const uses = [...newest].flatMap(([id, document]) =>
    listDocumentPictures(document).map((picture) => ({ picture, item: itemSubjectOf({ family, id }) })),
  )
  if (uses.length > 0) await tx.insert(pictureUse).values(uses)
}

/** The documents of an item and its confirmed translations. */
interface ItemTexts {
  draft: typeof contentDraft.$inferSelect | undefined
  editions: readonly (typeof contentEdition.$inferSelect)[]
  confirmed: readonly ConfirmedText[]
}

/** Returns the row from which an item is listed; undefined if the item has neither a draft nor an edition. */
function listingOf(name: ItemId, { draft, editions, confirmed }: ItemTexts): ListingRow | undefined {
  const last = editions.at(-1)
  const document = draft?.document ?? last?.document
  if (!document) return undefined
  const documents = [...editions.map((edition) => edition.document), ...(draft ? [draft.document] : [])]
  return {
    ...{ item: itemSubjectOf(name), family: name.family, id: name.id },
    ...{
      title: itemTitleOf(document),
      code: documentCodeOf(document),
      languages: textStatesOf(documents, confirmed),
    },
    editor: draft?.editor ?? last?.editor ?? '',
    changedAt: draft?.changedAt ?? (last?.at as Date),
    ...{ edition: last?.edition ?? 0, version: draft?.version ?? null },
  }
}
