import type { ItemRights } from '../../domain/content-item/item-rights.ts'
import type { DocumentPath } from './document-path.ts'

/**
 * Whether an editor may change a place of an item. Rights of languages allow only texts of these languages; a new item has no rights
 * of its own yet.
 */
export function mayChange(rights: ItemRights | undefined, path: DocumentPath): boolean {
  if (!rights) return true
  if (!rights.change) return false
  if (rights.languages === null) return true
  const texts = path.indexOf('texts')
  return texts >= 0 && rights.languages.includes(String(path[texts + 1]))
}
