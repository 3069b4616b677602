import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition, contentItem } from '#server/db/schema/content.ts'
import type { Family } from '#src/domain/content-item/families.ts'

/** Identifies an item: its family and its id. */
export interface ItemId {
  family: Family
  id: number
}

export const itemSubjectOf = ({ family, id }: ItemId): string => `${family} ${id}`

const isItem = (
  table: typeof contentItem | typeof contentDraft | typeof contentEdition,
  { family, id }: ItemId,
) => and(eq(table.family, family), eq(table.id, id))

/** Returns the row of an item, or undefined. `lock` locks the row, so that other editors wait. */
export async function findItemRow(db: Db, name: ItemId, lock = false) {
  const query = db.select().from(contentItem).where(isItem(contentItem, name))
  const [row] = lock ? await query.for('update') : await query
  return row
}

export async function findDraftRow(db: Db, name: ItemId) {
  const [row] = await db.select().from(contentDraft).where(isItem(contentDraft, name))
  return row
}

/** Returns the editions of an item, the oldest first. */
export const listEditionRows = (db: Db, name: ItemId) =>
  db.select().from(contentEdition).where(isItem(contentEdition, name)).orderBy(asc(contentEdition.edition))

/**
 * Returns the draft of an item, or the last published document if there is no draft. A draft may be incomplete.
 * Undefined for an unknown item.
 */
export async function findNewestDocument(
  db: Db,
  name: ItemId,
): Promise<(ItemId & { document: unknown }) | undefined> {
  const document =
    (await findDraftRow(db, name))?.document ?? (await listEditionRows(db, name)).at(-1)?.document
  return document && { ...name, document }
}
