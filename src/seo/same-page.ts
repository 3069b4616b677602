import { elsewhere, href, type Place } from '../routes.ts'

/** The path of the same page in another language or variant. */
export function samePage(path: string, place: Place, change: Parameters<typeof elsewhere>[1]): string {
  const home = href(place, '/')
  const rest = path === home ? '/' : home === '/' ? path : path.slice(home.length)
  return href(elsewhere(place, change), rest)
}
