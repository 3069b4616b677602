import { noPermissions } from './permissions.ts'

const year = 365 * 24 * 60 * 60

/**
 * Returns the headers of every response; a response may override them. They contain only one directive of the
 * Content-Security-Policy; the others are in the pages.
 */
export const createConstantHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': noPermissions,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  ...(https && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
})
