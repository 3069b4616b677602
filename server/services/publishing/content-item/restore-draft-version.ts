import type { Db } from '#server/db/client.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { findDraftVersionRow } from '../draft-version/version-rows.ts'
import type { ItemId } from '../item-row/item-row.ts'
import type { PublishInput } from './publish-input.ts'
import { restoreDocument } from './restore-document.ts'

/**
 * Makes an earlier saved version the draft. Refused as `notFound` if the version is not stored, as `conflict` if a
 * draft was saved after the editor opened the item, and as `forbidden` if the editor's permissions do not allow it.
 */
export function restoreDraftVersion(
  db: Db,
  { restored, version, ...name }: ItemId & { restored: number; version?: number | undefined },
  input: PublishInput,
): Promise<{ id: number; version: number } | RefusedResult> {
  const find = async (tx: Db) => (await findDraftVersionRow(tx, name, restored))?.document
  return restoreDocument(db, { ...name, version, find, detail: { restored } }, input)
}
