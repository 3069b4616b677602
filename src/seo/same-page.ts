import { elsewhere, href, type Place, pathInPlace } from '../routes.ts'

/** Returns the path of the same page in another language or variant. */
export function samePage(path: string, place: Place, change: Parameters<typeof elsewhere>[1]): string {
  return href(elsewhere(place, change), pathInPlace(path, place))
}
