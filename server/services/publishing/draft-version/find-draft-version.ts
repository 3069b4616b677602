import type { Db } from '#server/db/client.ts'
import type { DraftDocument } from '#src/domain/content-item/draft-documents.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { ItemId } from '../item-row/item-row.ts'
import type { DraftVersionRow } from './list-draft-versions.ts'
import { findDraftVersionRow } from './version-rows.ts'

/** Returns an earlier save of an item with its document. Refused as `notFound` if it is not stored. */
export async function findDraftVersion(
  db: Db,
  { version, ...name }: ItemId & { version: number },
): Promise<(Omit<DraftVersionRow, 'version'> & { document: DraftDocument }) | RefusedResult> {
  const row = await findDraftVersionRow(db, name, version)
  if (!row) return refuse('notFound')
  const { editor, savedAt, document } = row
  return { editor, at: savedAt.toISOString(), document }
}
