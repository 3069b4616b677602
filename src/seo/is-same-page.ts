import { href, type Place, pathInPlace, placeInOtherVersion } from '../routes.ts'

/** Returns the path of the same page in another language or variant. */
export function isSamePage(
  path: string,
  place: Place,
  change: Parameters<typeof placeInOtherVersion>[1],
): string {
  return href(placeInOtherVersion(place, change), pathInPlace(path, place))
}
