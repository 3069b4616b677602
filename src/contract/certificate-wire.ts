import { coded } from './wire.ts'

/** Codes of a certificate; the documents show labels only. Specification 1, section 4. */
export const certificateStatusCode = coded({
  none: '0',
  underReview: '1',
  valid: '2',
  aboutToExpire: '3',
  expired: '4',
  rejected: '5',
})
