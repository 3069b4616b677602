import { noPermissions } from './permissions.ts'

const year = 365 * 24 * 60 * 60

/** The headers of every answer, unless it says more of its own. Pages carry the rest of their content security policy themselves. */
export const constantHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': noPermissions,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  ...(https && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
})
