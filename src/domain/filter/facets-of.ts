import { certificationLevel } from '../certification/level.ts'
import type { Facet, Filter, FilterValues } from './facet.ts'

/** The values of an item by filter, as in URLs. */
export type ValuesByFilter = Readonly<Partial<Record<Filter, readonly string[]>>>

/** Returns the name of a value; null if the value is a code. */
export type FacetNamer = (filter: Filter, value: string) => string | null

const levels: readonly string[] = certificationLevel.options

/**
 * The filters whose values are names that come from the items. The values of all other filters are codes, which are
 * checked when a URL is read.
 */
const named: readonly Filter[] = [
  'certificationType',
  'subtype',
  'version',
  'productLine',
  'videoType',
  'regionId',
  'city',
]

/**
 * Compares two values of a filter: levels by rank, all other values alphabetically. Numbers in a value are compared
 * as numbers.
 */
const compareValues = (filter: Filter, a: string, b: string): number =>
  filter === 'level' ? levels.indexOf(a) - levels.indexOf(b) : a.localeCompare(b, 'en', { numeric: true })

/** Whether an item has the chosen value of every filter, except the filter `except`. */
const fits = (item: ValuesByFilter, chosen: FilterValues, except?: Filter): boolean =>
  Object.entries(chosen).every(
    ([name, value]) => name === except || !value || !!item[name as Filter]?.includes(value),
  )

/** Returns the items that have the chosen value of every filter; `valuesOf` returns the values of an item. */
export const filterItems = <Item>(
  items: readonly Item[],
  chosen: FilterValues,
  valuesOf: (item: Item) => ValuesByFilter,
): Item[] => items.filter((item) => fits(valuesOf(item), chosen))

/**
 * Returns the values that each filter offers for a list, in the order of `filters`, sorted within a filter. The
 * count of a value is the number of items that have it and match the choices in the other filters. `timesOf` returns
 * how many entries an item counts for. These are left out: values that all or none of the matching items have,
 * unless the value is chosen (its count may be 0); chosen names that no item has; filters without values.
 */
export function facetsOf(
  items: readonly ValuesByFilter[],
  chosen: FilterValues,
  filters: readonly Filter[],
  nameOf: FacetNamer = () => null,
  timesOf: (item: ValuesByFilter) => number = () => 1,
): Facet[] {
  return filters.flatMap((filter) => {
    const matching = items.filter((item) => fits(item, chosen, filter))
    const value = chosen[filter]
    const isKnown = !named.includes(filter) || items.some((item) => value && item[filter]?.includes(value))
    const chosenValue = isKnown ? value : undefined
    const counts = new Map<string, number>(chosenValue ? [[chosenValue, 0]] : [])
    for (const item of matching)
      for (const value of new Set(item[filter])) counts.set(value, (counts.get(value) ?? 0) + timesOf(item))
    const all = matching.reduce((sum, item) => sum + timesOf(item), 0)
    const values = [...counts]
      .filter(([value, count]) => count < all || value === chosenValue)
      .sort(([a], [b]) => compareValues(filter, a, b))
      .map(([value, count]) => ({ value, name: nameOf(filter, value), count }))
    return values.length > 0 ? [{ filter, values }] : []
  })
}
