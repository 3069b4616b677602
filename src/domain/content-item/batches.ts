import type { Item } from './families.ts'
import { byFamily } from './family-order.ts'
import { itemKey, referencesOf } from './references.ts'

/**
 * Splits items into batches that can be published one after the other: whatever an item refers to stands in
 * its batch or before it. A batch has at most `most` items, unless more than that refer to one another.
 */
export function batchesOf(items: readonly Item[], most: number): Item[][] {
  const byName = new Map(items.map((item) => [`${item.family} ${itemKey(item)}`, item]))
  const taken = new Set<Item>()
  const withNamed = (item: Item | undefined): Item[] => {
    if (!item || taken.has(item)) return []
    taken.add(item)
    const named = referencesOf(item).flatMap(({ family, key }) => withNamed(byName.get(`${family} ${key}`)))
    return [...named, item]
  }
  const batches: Item[][] = []
  for (const item of byFamily(items)) {
    const together = withNamed(item)
    const last = batches.at(-1)
    if (last && last.length + together.length <= most) last.push(...together)
    else if (together.length > 0) batches.push(together)
  }
  return batches
}
