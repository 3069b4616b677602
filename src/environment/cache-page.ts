/** Paths that are never cached, in addition to calls: the server delivers these files only to certain users. */
const privatePaths = ['/media/', '/avatars/']

/**
 * Returns the paths of the scripts, styles, fonts and messages that this page has loaded so far, without calls of
 * the API.
 */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const { api = '/api' } = document.documentElement.dataset
  return [
    ...new Set(
      loaded
        .filter(
          ({ origin, pathname }) =>
            origin === location.origin &&
            ![`${api}/`, ...privatePaths].some((prefix) => pathname.startsWith(prefix)),
        )
        .map(({ pathname }) => pathname),
    ),
  ]
}

/** Returns the name of a page's cache, which its service worker also uses. */
export const cacheNameOf = (page: string): string => `page ${page}`

/** The folder of scripts and styles of a release, whose names change with their content. */
const releaseFolder = '/_astro/'

/**
 * Caches a page and its files. The page's service worker serves them while offline; the scope of the service worker
 * is the path of the page and the paths below it. The page is cached after its files, so that a cached page is
 * always complete. All other files are deleted from the page's cache, except scripts and styles of the same release,
 * which an earlier visit may have loaded. Returns whether the page is cached.
 */
export async function cachePage({
  page = location.pathname,
  more = [],
}: {
  page?: string
  more?: readonly string[]
} = {}): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false
  try {
    await navigator.serviceWorker.register('/offline-page.js', { scope: page })
    const cache = await caches.open(cacheNameOf(page))
    const previous = await (await cache.match(page))?.text()
    const files = [...loadedFiles(), ...more]
    const store = async (path: string) => {
      // The page and its files are the same for everybody; a picture of an exam paper requires the session's cookie.
      const response = await fetch(path, { credentials: more.includes(path) ? 'same-origin' : 'omit' })
      if (!response.ok) throw new Error(`${path} could not be cached: ${response.status}`)
      await cache.put(path, response)
    }
    await Promise.all(files.map(store))
    await store(page)
    const isSameRelease = previous === (await (await cache.match(page))?.text())
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url)
      const stays =
        [page, ...files].includes(pathname + search) || (isSameRelease && pathname.startsWith(releaseFolder))
      if (!stays) await cache.delete(url)
    }
    return true
  } catch {
    return false
  }
}

/**
 * Caches a page that immediately redirects to another cached page. Only the page itself is cached, not its files,
 * and files that an earlier visit cached are not deleted. Returns whether the page is cached.
 */
export async function cacheEntryPage(page: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false
  try {
    const response = await fetch(page, { credentials: 'omit' })
    if (!response.ok) return false
    await navigator.serviceWorker.register('/offline-page.js', { scope: page })
    await (await caches.open(cacheNameOf(page))).put(page, response)
    return true
  } catch {
    return false
  }
}
