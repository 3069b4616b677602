import { level } from '../certification/level.ts'
import type { Facet, Filter, FilterValues } from './facet.ts'

/** The values of an item, by filter: as they stand in URLs. */
export type ValuesByFilter = Readonly<Partial<Record<Filter, readonly string[]>>>

/** Returns the name of a value; null if the value is a code. */
export type NameOf = (filter: Filter, value: string) => string | null

const levels: readonly string[] = level.options

/** Values in their order: levels go up, all else counts as it is written. */
const compared = (filter: Filter, a: string, b: string): number =>
  filter === 'level' ? levels.indexOf(a) - levels.indexOf(b) : a.localeCompare(b, 'en', { numeric: true })

/** Whether an item has every chosen value, but for those of the filter `except`. */
const fits = (item: ValuesByFilter, chosen: FilterValues, except?: Filter): boolean =>
  Object.entries(chosen).every(
    ([name, value]) => name === except || !value || !!item[name as Filter]?.includes(value),
  )

/** The items that have every chosen value; `valuesOf` tells those of an item. */
export const filterItems = <Item>(
  items: readonly Item[],
  chosen: FilterValues,
  valuesOf: (item: Item) => ValuesByFilter,
): Item[] => items.filter((item) => fits(valuesOf(item), chosen))

/**
 * The values that tell items apart, in the order of `filters` and, among those of one, by value. A value that all or none of
 * the items has that the other choices leave is not offered, unless it is chosen itself (then perhaps with a count of 0); a
 * filter without values neither. Where items stand for several of the same values, `timesOf` tells for how many.
 */
export function facetsOf(
  items: readonly ValuesByFilter[],
  chosen: FilterValues,
  filters: readonly Filter[],
  nameOf: NameOf = () => null,
  timesOf: (item: ValuesByFilter) => number = () => 1,
): Facet[] {
  return filters.flatMap((filter) => {
    const left = items.filter((item) => fits(item, chosen, filter))
    const own = chosen[filter]
    const counts = new Map<string, number>(own ? [[own, 0]] : [])
    for (const item of left)
      for (const value of new Set(item[filter])) counts.set(value, (counts.get(value) ?? 0) + timesOf(item))
    const all = left.reduce((sum, item) => sum + timesOf(item), 0)
    const values = [...counts]
      .filter(([value, count]) => count < all || value === own)
      .sort(([a], [b]) => compared(filter, a, b))
      .map(([value, count]) => ({ value, name: nameOf(filter, value), count }))
    return values.length > 0 ? [{ filter, values }] : []
  })
}
