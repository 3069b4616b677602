import type { Db } from '#server/db/client.ts'
import { withoutPartIds } from '#src/domain/content-item/numbered-parts.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findNewestDocument, type ItemId } from '../item-row/item-row.ts'
import type { PublishInput } from './publish-input.ts'
import { saveDraft } from './save-draft.ts'

/**
 * Creates an item whose draft is a copy of another item's newest document. Its parts are copied as new parts.
 * Refused as `notFound` if there is no such item.
 */
export async function duplicateItem(
  db: Db,
  { family, id }: ItemId,
  input: PublishInput,
): Promise<{ id: number; version: number } | RefusedResult> {
  const newest = await findNewestDocument(db, { family, id })
  if (!newest) return refuse('notFound')
  const document = withoutPartIds(family, newest.document as Record<string, unknown>)
  const saved = await saveDraft(db, { family, id: undefined, document }, input)
  return isRefused(saved) ? saved : { id: saved.item.id, version: saved.version }
}
