/**
 * The prefixes of paths that the server handles: calls, sign-in, the embedded identity provider, files, calendars,
 * portraits, the analytics script, payment notifications, the keys of signatures, the verification of badges, and the
 * desk.
 */
export const serverPathPrefixes = [
  '/api',
  '/user',
  '/identity',
  '/media',
  '/calendar',
  '/avatars',
  '/counter',
  '/payment/webhook',
  '/.well-known/jwks.json',
  '/badges',
  '/desk',
] as const

/** The paths of the profile of the badges' issuer, and of the status list of revoked badges. */
export const issuerPath = '/badges/issuer.json'
export const statusListPath = '/badges/status.jwt'

/** The path of the public keys of the portal's signatures. */
export const keySetPath = '/.well-known/jwks.json'

/**
 * Whether a path is handled by the server, so that it is not a published page.
 * @example isServerPath('/calendar/7') // true
 */
export const isServerPath = (path: string): boolean =>
  serverPathPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** The paths, on any host, for liveness and readiness checks. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz']

/** The name of the query parameter that requests a draft in place of the published page. */
export const previewKey = 'preview'
