import type { Db } from '#server/db/client.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findDraftRow, findItemRow, type ItemId } from '../item-row/item-row.ts'
import { selectHistory } from './select-history.ts'
import { listDraftVersionRows } from './version-rows.ts'

/** A stored save of a draft, without its document. */
export interface DraftVersionRow {
  version: number
  editor: string
  at: string
}

/**
 * Returns the earlier saves of an item, the last of each editing session, the newest first. Refused as `notFound` if
 * there is no such item.
 */
export async function listDraftVersions(
  db: Db,
  name: ItemId,
): Promise<{ versions: DraftVersionRow[] } | RefusedResult> {
  if (!(await findItemRow(db, name))) return refuse('notFound')
  const draft = await findDraftRow(db, name)
  const earlier = selectHistory(await listDraftVersionRows(db, name)).filter(
    ({ version }) => version !== draft?.version,
  )
  const versions = earlier.map((save) => ({ ...save, at: new Date(save.at).toISOString() }))
  return { versions: versions.toReversed() }
}
