import type { Item } from './families.ts'
import { sortByFamily } from './family-order.ts'
import { itemKeyOf, referencesOf } from './references.ts'

/**
 * Splits items into batches that can be published in order: every item that an item refers to is in the same batch
 * or an earlier one. A batch has at most `most` items, except when more than `most` items refer to one another.
 */
export function splitIntoBatches(items: readonly Item[], most: number): Item[][] {
  const byName = new Map(items.map((item) => [`${item.family} ${itemKeyOf(item)}`, item]))
  const taken = new Set<Item>()
  const withReferences = (item: Item | undefined): Item[] => {
    if (!item || taken.has(item)) return []
    taken.add(item)
    const referenced = referencesOf(item).flatMap(({ family, key }) =>
      withReferences(byName.get(`${family} ${key}`)),
    )
    return [...referenced, item]
  }
  const batches: Item[][] = []
  for (const item of sortByFamily(items)) {
    const connected = withReferences(item)
    const last = batches.at(-1)
    if (last && last.length + connected.length <= most) last.push(...connected)
    else if (connected.length > 0) batches.push(connected)
  }
  return batches
}
