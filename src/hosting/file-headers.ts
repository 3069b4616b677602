/**
 * The Cache-Control of each cache policy. `ask`: browsers revalidate the file at each request, as for pages; `hour`:
 * after an hour; `forever`: never, because the name contains a digest of the content.
 */
const cacheControl = {
  ask: 'no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
} as const

export type CachePolicy = keyof typeof cacheControl

/** Returns the headers of a file, except its type and the constant headers. */
export const fileHeadersOf = (policy: CachePolicy) => ({
  'cache-control': cacheControl[policy],
  vary: 'Accept-Encoding',
})
