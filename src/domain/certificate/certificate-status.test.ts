import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeCertificateStatus } from './certificate-status.ts'

/** The statuses are copied from the specification, not from the code, so that the test compares the two. */
const states = ['none', 'underReview', 'valid', 'aboutToExpire', 'expired', 'rejected', 'revoked'] as const
const moves = listPairs(states, [
  'none underReview',
  'underReview valid',
  'underReview rejected',
  'valid aboutToExpire',
  'aboutToExpire valid',
  'aboutToExpire expired',
  'expired valid',
  'rejected underReview',
  'valid revoked',
  'aboutToExpire revoked',
  'expired revoked',
  'revoked valid',
  'revoked aboutToExpire',
  'revoked expired',
])

test.each(moves)('a certificate goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeCertificateStatus(from, to)).toBe(may)
})
