/** The Cache-Control of each kind of file: pages are revalidated each time, files with a digest in their name never. */
const cacheControl = {
  ask: 'no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
} as const

export type CachePolicy = keyof typeof cacheControl

/** Returns the headers of a file, besides its type and the constant ones. "Not found" responses are revalidated each time. */
export const fileHeaders = (policy: CachePolicy) => ({
  'cache-control': cacheControl[policy],
  vary: 'Accept-Encoding',
})
