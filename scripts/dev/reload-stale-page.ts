import type { UpdatePayload } from 'vite/types/hmrPayload.js'

/**
 * Runs in each page in development. An island that is not mounted yet is only markup of the server: if one of its
 * modules changes, there is nothing in the page to update, so the page is reloaded.
 */
performance.setResourceTimingBufferSize(10_000)

const loadedPaths = (): Set<string> =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

import.meta.hot?.on('vite:beforeUpdate', ({ updates }: UpdatePayload) => {
  const loaded = loadedPaths()
  const isStale = updates.some(({ type, path }) => type === 'js-update' && !loaded.has(path))
  if (isStale) location.reload()
})
