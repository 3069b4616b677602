const policyWith = (camera: string): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

/** The permissions policy of all pages, which allows nothing. */
export const noPermissions = policyWith('()')

/**
 * Matches the pages that verify a certificate, on any site and with any number: the only pages on which QR codes may
 * be scanned.
 */
const scanning = /^(?:\/[^/]+){0,3}\/certificate\/verify(?:\/[^/]+)?$/

export const canScan = (path: string): boolean => scanning.test(path)

/**
 * Returns the permissions policy of a page if it differs from the general one; empty for most pages.
 * @example permissionsOf('/eu/certificate/verify') // { 'permissions-policy': 'camera=(self), geolocation=(), …' }
 */
export const permissionsOf = (path: string): Record<string, string> =>
  canScan(path) ? { 'permissions-policy': policyWith('(self)') } : {}
