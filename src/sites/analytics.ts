import * as z from 'zod'

const code = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, 'wants a code like "G-TEST-EN", or null')
  .nullable()

/** The codes under which visits are counted, on test hosts and in production; null counts nothing. Specification 1, section 3. */
export const analytics = z.strictObject({ test: code, production: code })
export type Analytics = z.infer<typeof analytics>

/**
 * Host names on which no visits are counted for real: the developer's own machine, and those that are named
 * for tests.
 */
const testHost = /^(localhost|127\.|\[::1\])|(^|[.-])test([.-]|$)|\.localhost$/

/** The visit counter's code of a site on a host; null where nothing is counted. */
export const analyticsCode = ({ test, production }: Analytics, origin: string): string | null =>
  testHost.test(new URL(origin).hostname) ? test : production
