import { expect, test, vi } from 'vitest'
import { cachePage } from '#src/environment/cache-page.ts'

/** Replaces the cache of the browser by a map from paths to texts, and returns the map. */
function stubCache(): Map<string, string> {
  const stored = new Map<string, string>()
  const cache = {
    match: async (path: string) => (stored.has(path) ? new Response(stored.get(path)) : undefined),
    put: async (path: string, response: Response) => void stored.set(path, await response.text()),
    keys: async () => [...stored.keys()].map((path) => ({ url: `http://localhost${path}` })),
    delete: async (url: string) => stored.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } })
  return stored
}

test('a page is cached only when all its files are', async () => {
  const stored = stubCache()
  const keySet = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) =>
    path === '/keys.json' ? keySet.promise : Promise.resolve(new Response('page')),
  )
  const isCached = cachePage({ page: '/verify', more: ['/keys.json'] })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(stored.has('/verify')).toBe(false)
  keySet.resolve(new Response('keys'))
  expect(await isCached).toBe(true)
  expect(stored.get('/verify')).toBe('page')
})

test('a file that cannot be fetched leaves the page of the earlier visit', async () => {
  const stored = stubCache()
  stored.set('/verify', 'earlier')
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/keys.json' ? new Response('', { status: 503 }) : new Response('newer'),
  )
  expect(await cachePage({ page: '/verify', more: ['/keys.json'] })).toBe(false)
  expect(stored.get('/verify')).toBe('earlier')
})
