/**
 * The Cache-Control of each kind of file: pages are asked for each time, files with a digest in their name
 * never again.
 */
const cacheControl = {
  ask: 'no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
} as const

export type Keep = keyof typeof cacheControl

/**
 * The headers of a file beside its type and the constant ones. Answers of "not found" are asked for again
 * each time.
 */
export const fileHeaders = (keep: Keep) => ({ 'cache-control': cacheControl[keep], vary: 'Accept-Encoding' })
