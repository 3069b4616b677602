/** The cache of the exam room's own files. */
const cacheName = 'exam-room'

/** The files that this page has loaded so far, without calls: scripts, styles, fonts, words. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const { api = '/api' } = document.documentElement.dataset
  return [
    ...new Set(
      loaded
        .filter(
          ({ origin, pathname }) =>
            origin === location.origin && !pathname.startsWith(`${api}/`) && !pathname.startsWith('/media/'),
        )
        .map(({ pathname }) => pathname),
    ),
  ]
}

/**
 * Keeps this page and its files, those of its release alone, and lets the room's service worker answer with them
 * where there is no line. The worker's scope is this very page: no other page has one.
 */
export async function keepPage(more: readonly string[] = []): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false
  try {
    await navigator.serviceWorker.register('/exam-room.js', { scope: location.pathname })
    const cache = await caches.open(cacheName)
    const wanted = [location.pathname, ...ownFiles(), ...more]
    await Promise.all(
      wanted.map(async (path) => {
        // The page is the same for everybody; a picture of a paper is for this session.
        const answer = await fetch(path, { credentials: more.includes(path) ? 'same-origin' : 'omit' })
        if (!answer.ok) throw new Error(`${path} could not be kept: ${answer.status}`)
        await cache.put(path, answer)
      }),
    )
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url)
      if (!wanted.includes(pathname + search)) await cache.delete(url)
    }
    return true
  } catch {
    return false
  }
}
