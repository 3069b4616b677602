import type { ItemRights } from '../../domain/content-item/item-rights.ts'
import type { DocumentPath } from './document-path.ts'

/**
 * Whether an editor may change the value at a path. If the rights are limited to languages, only texts in these
 * languages may be changed. A new item has no rights yet, so everything may be changed.
 */
export function canChangeValue(rights: ItemRights | undefined, path: DocumentPath): boolean {
  if (!rights) return true
  if (!rights.change) return false
  if (rights.languages === null) return true
  const texts = path.indexOf('texts')
  return texts >= 0 && rights.languages.includes(String(path[texts + 1]))
}
