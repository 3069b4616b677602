import type { Db } from '#server/db/client.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { findItemRow, findNewestDocument, type ItemId, listEditionRows } from '../item-row/item-row.ts'
import { checkChangeRights } from './check-change-rights.ts'

/**
 * Returns the refusal `forbidden` if an editor is not allowed to make all changes of an item's draft, and therefore
 * may not publish, schedule or unschedule the draft; otherwise null.
 */
export async function checkPublishRights(
  db: Db,
  name: ItemId,
  limits: EditorLimits,
): Promise<RefusedResult | null> {
  const row = await findItemRow(db, name)
  const published =
    row?.state === 'published' ? (await listEditionRows(db, name)).at(-1)?.document : undefined
  const newest = await findNewestDocument(db, name)
  return checkChangeRights(limits, {
    before: published as object | undefined,
    after: newest?.document as object | undefined,
  })
}
