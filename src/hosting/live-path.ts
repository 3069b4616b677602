/**
 * Paths under which the server answers: calls, sign-on, the embedded identity provider, files, calendars,
 * portraits, the visit counter, notices of payments, the keys of signatures, what badges are checked with. */
export const livePrefixes = [
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
] as const

/** The paths of the profile of who issues badges, and of the list of those that were revoked. */
export const issuerPath = '/badges/issuer.json'
export const statusListPath = '/badges/status.jwt'

/** The path of the keys that the portal signs with. */
export const keySetPath = '/.well-known/jwks.json'

/**
 * Whether a path is answered by the server and is no page.
 * @example isLivePath('/calendar/7') // true
 */
export const isLivePath = (path: string): boolean =>
  livePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** The paths, on any host, that say whether the process lives, and whether it has everything that it needs. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz']

/** The name of the query that asks for a draft in place of the published page. */
export const previewKey = 'preview'
