import type { Db } from '#server/db/client.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { type EditorLimits, isUnlimited } from '#src/domain/editor-limits.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow, listEditionRows } from '../item-row/item-row.ts'
import { checkChangeRights } from './check-change-rights.ts'

/**
 * Returns the refusal `forbidden` if an editor's permissions do not allow the changes of an imported item; otherwise
 * null. The context of the refusal names the item.
 */
export async function checkImportRights(
  tx: Db,
  items: readonly Item[],
  limits: EditorLimits,
): Promise<RefusedResult | null> {
  if (isUnlimited(limits)) return null
  for (const { family, id, document } of items) {
    const row = await findItemRow(tx, { family, id })
    const published =
      row?.state === 'published' ? (await listEditionRows(tx, { family, id })).at(-1)?.document : undefined
    const refused = checkChangeRights(limits, { before: published as object | undefined, after: document })
    if (refused) return refuse(refused.refusal, { ...refused.context, item: { family, id } })
  }
  return null
}
