import type { ResponseOf } from '../../contract/protocol/call.ts'
import { getEdition } from '../../contract/publishing/content-document.ts'
import { getContentItem } from '../../contract/publishing/editing.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { deskApi } from '../api/desk-api.ts'
import type { PartialDocument } from './document-path.ts'

/**
 * An item with `last`, its newest published document. While the item is withdrawn, `last` is the document of its
 * last edition.
 */
export type EditedItem = ResponseOf<typeof getContentItem> & { last: PartialDocument | null }

/** Loads an item. For a withdrawn item, it also loads the last edition, from which the editor continues. */
export async function findEditedItem(name: { family: Family; id: number }) {
  const result = await deskApi().call(getContentItem, name)
  if (!result.ok) return result
  const item = result.value
  if (item.draft || item.state !== 'withdrawn') return { ...result, value: { ...item, last: item.published } }
  const edition = await deskApi().call(getEdition, { ...name, edition: item.edition })
  return edition.ok ? { ...result, value: { ...item, last: edition.value.document } } : edition
}

/**
 * Returns the item with the version, the editor and the time of a save that has just succeeded, so that the history
 * shows the save. An item that has no stored draft is returned unchanged.
 */
export function withSavedVersion(
  item: EditedItem | undefined,
  version: number,
  editor: string | null | undefined,
): EditedItem | undefined {
  if (!item?.saved) return item
  const saved = { version, editor: editor ?? item.saved.editor, at: new Date().toISOString() }
  return { ...item, saved }
}
