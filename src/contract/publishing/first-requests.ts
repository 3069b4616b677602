/** A request of the client: its path, and its query after site and language. */
type FirstRequest = readonly [path: string, query: string]

/** The request of every room. */
const always: readonly FirstRequest[] = [['/operator/desk', '']]

/** The requests of the first room, which its figures wait for. */
const today: readonly FirstRequest[] = [
  ['/operator/publish/states', ''],
  ['/operator/content/items', '&limit=1&draft=true'],
  ['/operator/content/items', '&limit=1&scheduled=true'],
  ['/operator/content/check', '&cached=true'],
]

/** Returns the URLs of the requests that the room at a path makes first, as the client writes them. */
export const firstRequests = (path: string, place: { siteId: number; languageId: number }): string[] =>
  [...always, ...(path === '/desk' ? today : [])].map(
    ([call, query]) => `/api${call}?siteId=${place.siteId}&languageId=${place.languageId}${query}`,
  )
