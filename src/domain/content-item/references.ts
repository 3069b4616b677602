import type { Item } from './families.ts'
import { listFieldReferences } from './field-registry/field-references.ts'
import { type Link, listDocumentLinks } from './links.ts'
import type { Reference } from './reference.ts'

/**
 * Returns every item to which a document refers, by its fields (`field-registry`) and its `links`. A change of a
 * referenced item changes the document's pages.
 */
export function referencesOf(
  item: Item,
  links: readonly Link[] = listDocumentLinks(item.document),
): Reference[] {
  const all = [
    ...listFieldReferences(item.family, item.document),
    ...links.flatMap((link) => link.reference ?? []),
  ]
  return [...new Map(all.map((reference) => [`${reference.family} ${reference.key}`, reference])).values()]
}

/**
 * Returns the key by which other documents refer to an item.
 * @example itemKeyOf({ family: 'news', id: 7, document }) // '7'
 */
export const itemKeyOf = (item: Item): string =>
  item.family === 'category' ? `${item.document.group}:${item.document.slug}` : String(item.id)
