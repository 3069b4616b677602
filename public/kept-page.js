// The service worker of a page that works without a line: the exam room, and the one that verifies certificates. Each page is
// the scope of one of its own. It answers with the files that its page has kept (src/environment/keep-page.ts) when the line is
// gone, so that a reload works. Calls are never kept, and nothing but what the page asked to keep.
const { pathname: page } = new URL(self.registration.scope)
const cacheName = `page ${page}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// How long the page itself is waited for before the kept one is shown, in milliseconds.
const patience = 4000

async function fromLine(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
  // A server behind a proxy that is down answers, but not with the page.
  if (answer.status >= 500) throw new Error(String(answer.status))
  return answer
}

async function answerTo(request) {
  const { pathname, search } = new URL(request.url)
  const cache = await caches.open(cacheName)
  if (request.mode !== 'navigate') return (await cache.match(pathname + search)) ?? fetch(request)
  try {
    return await fromLine(request)
  } catch (error) {
    // What stands below a page, such as a certificate's number, is shown by the page itself.
    const kept = await cache.match(page)
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isOwn = origin === location.origin && event.request.method === 'GET'
  if (isOwn && !/^\/(api|user|\.well-known)\//.test(pathname)) event.respondWith(answerTo(event.request))
})
