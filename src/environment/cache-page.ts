/** Paths that are never kept: calls, and whatever else the server answers for somebody. */
const live = ['/media/', '/avatars/']

/** The files that this page has loaded so far, without calls: scripts, styles, fonts, words. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const { api = '/api' } = document.documentElement.dataset
  return [
    ...new Set(
      loaded
        .filter(
          ({ origin, pathname }) =>
            origin === location.origin && ![`${api}/`, ...live].some((prefix) => pathname.startsWith(prefix)),
        )
        .map(({ pathname }) => pathname),
    ),
  ]
}

/** The name of a page's cache, as its worker knows it too. */
export const cacheOf = (page: string): string => `page ${page}`

/** Scripts and styles of a release, whose names change with their content. */
const ofRelease = '/_astro/'

/**
 * Keeps a page and its files, those of its release alone, and lets the page's service worker answer with them
 * where there is no line. The worker's scope is this very page, and what stands below it. What an earlier visit loaded of the same
 * release stays.
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
    await navigator.serviceWorker.register('/kept-page.js', { scope: page })
    const cache = await caches.open(cacheOf(page))
    const before = await (await cache.match(page))?.text()
    const wanted = [page, ...ownFiles(), ...more]
    await Promise.all(
      wanted.map(async (path) => {
        // The page is the same for everybody; a picture of a paper is for this session.
        const answer = await fetch(path, { credentials: more.includes(path) ? 'same-origin' : 'omit' })
        if (!answer.ok) throw new Error(`${path} could not be kept: ${answer.status}`)
        await cache.put(path, answer)
      }),
    )
    const isSameRelease = before === (await (await cache.match(page))?.text())
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url)
      const stays = wanted.includes(pathname + search) || (isSameRelease && pathname.startsWith(ofRelease))
      if (!stays) await cache.delete(url)
    }
    return true
  } catch {
    return false
  }
}

/**
 * Keeps a page without its files, which leads to another kept page before it shows anything. What an earlier visit
 * kept of it stays.
 */
export async function cacheEntryPage(page: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false
  try {
    const answer = await fetch(page, { credentials: 'omit' })
    if (!answer.ok) return false
    await navigator.serviceWorker.register('/kept-page.js', { scope: page })
    await (await caches.open(cacheOf(page))).put(page, answer)
    return true
  } catch {
    return false
  }
}
