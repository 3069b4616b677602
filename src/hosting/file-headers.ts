/** How long a browser may go without asking again: pages ask each time, what has its digest in its name never. */
const cacheControl = {
  ask: 'no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
} as const

export type Keep = keyof typeof cacheControl

/** The headers of a file beside its type and the constant ones. What is not found is asked for again each time. */
export const fileHeaders = (keep: Keep) => ({ 'cache-control': cacheControl[keep], vary: 'Accept-Encoding' })
