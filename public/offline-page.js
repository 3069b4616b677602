// The service worker of a page that works offline: the exam room, and the page that verifies certificates. Each of
// these pages has its own service worker, whose scope is the page. While offline, the worker serves the files that
// the page has cached (src/environment/cache-page.ts), so that a reload works. The worker never caches a response
// itself, and never handles calls of the API.
const { pathname: page } = new URL(self.registration.scope)
const cacheName = `page ${page}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The milliseconds to wait for the page from the server before the cached page is shown.
const pageTimeout = 4000

async function fetchPage(request) {
  const response = await fetch(request, { signal: AbortSignal.timeout(pageTimeout) })
  // If the server is down, its proxy responds, but not with the page.
  if (response.status >= 500) throw new Error(String(response.status))
  return response
}

async function respond(request) {
  const { pathname, search } = new URL(request.url)
  const cache = await caches.open(cacheName)
  if (request.mode !== 'navigate') return (await cache.match(pathname + search)) ?? fetch(request)
  try {
    return await fetchPage(request)
  } catch (error) {
    // The cached page serves every URL below its path. Its script reads the rest of the path, such as the number of
    // a certificate.
    const cached = await cache.match(page)
    if (cached) return cached
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isOwn = origin === location.origin && event.request.method === 'GET'
  if (isOwn && !/^\/(api|user|\.well-known)\//.test(pathname)) event.respondWith(respond(event.request))
})
