import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition, contentItem } from '#server/db/schema/content.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import type { ImportOutcome } from '#src/domain/content-item/import-outcome.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { itemSubjectOf } from '../item-row/item-row.ts'
import { readDocument } from './read-document.ts'

/**
 * Returns the stored rows and drafts of the given items; locks the rows, so that no draft is begun before the
 * transaction ends.
 */
async function storedItems(tx: Db, items: readonly Item[]) {
  const names = sql.join(
    items.map(({ family, id }) => sql`(${family}::text, ${id}::int)`),
    sql`, `,
  )
  const rows = await tx
    .select({
      family: contentItem.family,
      id: contentItem.id,
      state: contentItem.state,
      published: contentEdition.document,
    })
    .from(contentItem)
    .leftJoin(
      contentEdition,
      and(
        eq(contentEdition.family, contentItem.family),
        eq(contentEdition.id, contentItem.id),
        eq(contentEdition.edition, contentItem.edition),
      ),
    )
    .where(sql`(${contentItem.family}, ${contentItem.id}) in (${names})`)
    .orderBy(asc(contentItem.family), asc(contentItem.id))
    .for('update', { of: contentItem })
  const drafts = await tx
    .select({ family: contentDraft.family, id: contentDraft.id, editor: contentDraft.editor })
    .from(contentDraft)
    .where(sql`(${contentDraft.family}, ${contentDraft.id}) in (${names})`)
  return {
    rows: new Map(rows.map((row) => [itemSubjectOf(row), row])),
    editors: new Map(drafts.map((draft) => [itemSubjectOf(draft), draft.editor])),
  }
}

/**
 * Returns whether a document equals the published document. Missing fields of the published document are first
 * replaced by their defaults.
 */
function isSame(item: Item, published: unknown): boolean {
  const stored = readDocument(item.family, item.id, published)
  return (
    !isRefused(stored) &&
    isDeepStrictEqual(withoutUndefined(stored.document), withoutUndefined(item.document))
  )
}

/** Returns a document without fields whose value is undefined, which JSON can't represent. */
const withoutUndefined = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

/** Returns the outcome of an import for each item, in their order. Locks the items' rows. */
export async function findImportOutcomes(tx: Db, items: readonly Item[]): Promise<ImportOutcome[]> {
  const { rows, editors } = await storedItems(tx, items)
  return items.map((item): ImportOutcome => {
    const { family, id } = item
    const row = rows.get(itemSubjectOf(item))
    const editor = editors.get(itemSubjectOf(item))
    if (row?.state === 'published' && isSame(item, row.published)) return { family, id, outcome: 'unchanged' }
    return editor === undefined
      ? { family, id, outcome: 'changed' }
      : { family, id, outcome: 'hasDraft', editor }
  })
}
