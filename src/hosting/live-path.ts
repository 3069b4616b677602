/**
 * Paths under which the server answers: calls, sign-on, the embedded identity provider, files, calendars,
 * portraits, notices of payments. */
export const livePrefixes = [
  '/api',
  '/user',
  '/identity',
  '/media',
  '/calendar',
  '/avatars',
  '/payment/webhook',
] as const

/** Whether the process lives, and whether it has all that it needs: for any host. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz']

/** The key of a query that asks for a draft in place of the published page. */
export const previewKey = 'preview'
