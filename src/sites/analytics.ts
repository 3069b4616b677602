import * as z from 'zod'

const code = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, 'expects a code like "G-TEST-EN", or null')
  .nullable()

/** The codes for counting visits, on test hosts and in production; null disables counting. Specification 1, section 3. */
export const analytics = z.strictObject({ test: code, production: code })
export type Analytics = z.infer<typeof analytics>

/** Matches the names of test hosts: the developer's machine, and names with "test". */
const testHost = /^(localhost|127\.|\[::1\])|(^|[.-])test([.-]|$)|\.localhost$/

/** Returns the measurement code of a site on a host; null if visits are not counted. */
export const analyticsCode = ({ test, production }: Analytics, origin: string): string | null =>
  testHost.test(new URL(origin).hostname) ? test : production
