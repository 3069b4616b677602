/** A request of the client: its path, and the part of its query after the site and the language. */
type FirstRequest = readonly [path: string, query: string]

/** The request that every screen of the desk makes. */
const always: readonly FirstRequest[] = [['/operator/desk', '']]

/** The requests of the first screen, which shows figures from their responses. */
const today: readonly FirstRequest[] = [
  ['/operator/publish/states', ''],
  ['/operator/content/items', '&limit=1&draft=true'],
  ['/operator/content/items', '&limit=1&scheduled=true'],
  ['/operator/content/check', ''],
]

/**
 * Returns the URLs of the requests that the screen at a path makes first, in exactly the form that the client uses.
 * Only editors may make the requests of the first screen; to all others the server would refuse them.
 */
export const listFirstRequests = (
  path: string,
  place: { siteId: number; languageId: number },
  isEditor: boolean,
): string[] =>
  [...always, ...(path === '/desk' && isEditor ? today : [])].map(
    ([call, query]) => `/api${call}?siteId=${place.siteId}&languageId=${place.languageId}${query}`,
  )
