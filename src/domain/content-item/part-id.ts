/** A second block of ids for the parts that the first has no room for. */
interface FurtherIds {
  /** The id that the block of item 0 would begin with: higher than every id of the first block. */
  from: number
  room: number
}

/** How the ids of an item's parts are made of its own id. */
export interface PartIds {
  /** Part 2 of item 7 is 702 where there is room for 100. */
  room: number
  further?: FurtherIds
}

/**
 * Returns the id of a part by its number in its item, or undefined where the item has no room for that number.
 * @example partId({ room: 1000, further: { from: 1_000_000_000, room: 10_000 } }, 7, 1000) // 1_000_071_000
 */
export function partId({ room, further }: PartIds, item: number, number: number): number | undefined {
  if (number < 1) return undefined
  if (number < room) return item * room + number
  return further && number < further.room ? further.from + item * further.room + number : undefined
}

/** Returns the number that a part has in its item, or undefined for an id that is no part of this item. */
export function partNumber(ids: PartIds, item: number, id: number): number | undefined {
  const { room, further } = ids
  const number = further && id >= further.from ? id - further.from - item * further.room : id - item * room
  return partId(ids, item, number) === id ? number : undefined
}
