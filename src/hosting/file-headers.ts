/**
 * The Cache-Control of each kind of file: pages are revalidated at each request, files with a digest in their name
 * never.
 */
const cacheControl = {
  ask: 'no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
} as const

export type CachePolicy = keyof typeof cacheControl

/**
 * Returns the headers of a file, except its type and the constant headers. "Not found" responses are revalidated at
 * each request.
 */
export const fileHeadersOf = (policy: CachePolicy) => ({
  'cache-control': cacheControl[policy],
  vary: 'Accept-Encoding',
})
