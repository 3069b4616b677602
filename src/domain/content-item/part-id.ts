/** A second block of ids, for the parts that exceed the first block. */
interface FurtherIds {
  /** The first id of item 0 in the second block, which is higher than every id in the first block. */
  from: number
  idsPerItem: number
}

/** The rule that derives the ids of an item's parts from the item's id. */
export interface PartIdRule {
  /** The number of ids for each item: with 100, part 2 of item 7 has the id 702. */
  idsPerItem: number
  further?: FurtherIds
}

/**
 * Returns the id of a part by its number in its item, or undefined if the number exceeds the item's blocks.
 * @example partId({ idsPerItem: 1000, further: { from: 1_000_000_000, idsPerItem: 10_000 } }, 7, 1000) // 1_000_071_000
 */
export function partId(
  { idsPerItem, further }: PartIdRule,
  item: number,
  number: number,
): number | undefined {
  if (number < 1) return undefined
  if (number < idsPerItem) return item * idsPerItem + number
  return further && number < further.idsPerItem
    ? further.from + item * further.idsPerItem + number
    : undefined
}

/** Returns the number of a part in its item, or undefined for an id that belongs to no part of this item. */
export function partNumber(ids: PartIdRule, item: number, id: number): number | undefined {
  const { idsPerItem, further } = ids
  const number =
    further && id >= further.from ? id - further.from - item * further.idsPerItem : id - item * idsPerItem
  return partId(ids, item, number) === id ? number : undefined
}
