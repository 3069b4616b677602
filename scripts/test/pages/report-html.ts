import type { PartReport } from './read-part.ts'

/**
 * The maximum number of locations that are printed for each error, because an error in a template is on every page.
 * All locations are counted.
 */
const placesPerKind = 3

/**
 * Prints each kind of HTML error with some of its locations, and returns whether there are no errors. `autoComplete`
 * and `autocomplete`, `checked` and `checked=""` are equal in HTML, and the two renderers write them differently.
 */
export function reportHtml(parts: readonly PartReport[]): boolean {
  const validated = parts.flatMap(({ pages }) => pages.filter(({ digest }) => digest !== undefined)).length
  const places = Map.groupBy(
    parts.flatMap((part) => [...part.places]),
    ([kind]) => kind,
  )
  for (const [kind, found] of places) {
    const allPlaces = found.flatMap(([, each]) => each)
    console.log(`✗ ${kind}\n  ${allPlaces.length} times: ${allPlaces.slice(0, placesPerKind).join(', ')}`)
  }
  console.log(`${validated} pages validated, ${places.size} kinds of errors`)
  return validated > 0 && places.size === 0
}
