import { href, type Place, pathInPlace, placeOfAlternate } from '../routes.ts'

/** Returns the path of the same page in another language or variant. */
export function alternatePathOf(
  path: string,
  place: Place,
  change: Parameters<typeof placeOfAlternate>[1],
): string {
  return href(placeOfAlternate(place, change), pathInPlace(path, place))
}
