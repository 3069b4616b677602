import type { Db } from '#server/db/client.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type ItemId, listEditionRows } from '../item-row/item-row.ts'
import type { PublishInput } from './publish-input.ts'
import { restoreDocument } from './restore-document.ts'

/**
 * Makes an older edition the draft. Refused as `notFound` if the edition does not exist, as `conflict` if a draft was
 * saved after the editor opened the item, and as `forbidden` if the editor's permissions do not allow it.
 */
export function restoreEdition(
  db: Db,
  { edition, version, ...name }: ItemId & { edition: number; version?: number | undefined },
  input: PublishInput,
): Promise<{ id: number; version: number } | RefusedResult> {
  const find = async (tx: Db) =>
    (await listEditionRows(tx, name)).find((each) => each.edition === edition)?.document
  return restoreDocument(db, { ...name, version, find, detail: { edition } }, input)
}
