const policyWith = (camera: string): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

/** What pages may ask a browser for: nothing. */
export const noPermissions = policyWith('()')

/** The pages that verify a certificate, in any place and with any number: a code may be scanned there, and nowhere else. */
const scanning = /^(?:\/[^/]+){0,3}\/certificate\/verify(?:\/[^/]+)?$/

export const mayScan = (path: string): boolean => scanning.test(path)

/**
 * The header that allows a page what all others may not; none for most.
 * @example permissionsOf('/eu/certificate/verify') // { 'permissions-policy': 'camera=(self), geolocation=(), …' }
 */
export const permissionsOf = (path: string): Record<string, string> =>
  mayScan(path) ? { 'permissions-policy': policyWith('(self)') } : {}
