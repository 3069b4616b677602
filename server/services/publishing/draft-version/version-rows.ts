import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { draftVersion } from '#server/db/schema/content.ts'
import type { ItemId } from '../item-row/item-row.ts'
import type { DraftSave } from './is-same-editing-session.ts'

const isVersionOf = ({ family, id }: ItemId) => and(eq(draftVersion.family, family), eq(draftVersion.id, id))

/** Lists the stored saves of an item without their documents, the oldest first. */
export async function listDraftVersionRows(
  db: Db,
  name: ItemId,
): Promise<(DraftSave & { version: number })[]> {
  const rows = await db
    .select({ version: draftVersion.version, editor: draftVersion.editor, savedAt: draftVersion.savedAt })
    .from(draftVersion)
    .where(isVersionOf(name))
    .orderBy(asc(draftVersion.version))
  return rows.map(({ savedAt, ...row }) => ({ ...row, at: savedAt.getTime() }))
}

/** Returns a stored save of an item with its document, or undefined. */
export async function findDraftVersionRow(db: Db, name: ItemId, version: number) {
  const [row] = await db
    .select()
    .from(draftVersion)
    .where(and(isVersionOf(name), eq(draftVersion.version, version)))
  return row
}
