import * as z from 'zod'

const code = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, 'expects a code like "G-TEST-EN", or null')
  .nullable()

/**
 * The codes for counting visits, on test hosts and in production; null disables counting. Specification 1, section 3.
 */
export const analyticsSettings = z.strictObject({ test: code, production: code })
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

/** Matches the names of test hosts: the developer's machine, and names with "test". */
const testHost = /^(localhost|127\.|\[::1\])|(^|[.-])test([.-]|$)|\.localhost$/

/** Returns the measurement code of a site on a host; null if visits are not counted. */
export const analyticsCodeOf = ({ test, production }: AnalyticsSettings, origin: string): string | null =>
  testHost.test(new URL(origin).hostname) ? test : production
