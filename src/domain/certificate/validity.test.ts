import { expect, test } from 'vitest'
import { canChangeCertificateStatus } from './certificate-status.ts'
import {
  computeCertificateEnd,
  computeCertificateStatus,
  computeEffectiveCertificateStatus,
  computeRenewalWindowStart,
  isRenewable,
} from './validity.ts'

const at = (text: string): number => Date.parse(text)
const approved = at('2026-03-10T08:30:00Z')
/** An end of validity that a renewal has set. It need not be two years after an approval. */
const end = at('2028-03-10T08:30:00Z')

test('a certificate ends two years after its approval, to the second', () => {
  expect(computeCertificateEnd(approved)).toBe(at('2028-03-10T08:30:00Z'))
})

test('a certificate of 29 February ends on the last day of February', () => {
  expect(computeCertificateEnd(at('2028-02-29T10:00:00Z'))).toBe(at('2030-02-28T10:00:00Z'))
})

test.each([
  ['2026-03-10T08:30:00Z', 'valid'],
  ['2027-12-11T08:29:59Z', 'valid'],
  ['2027-12-11T08:30:00Z', 'aboutToExpire'],
  ['2028-03-10T08:29:59Z', 'aboutToExpire'],
  ['2028-03-10T08:30:00Z', 'expired'],
])('at %s the certificate is %s', (now, status) => {
  expect(computeCertificateStatus(end, at(now))).toBe(status)
})

test.each([
  ['2027-12-11T08:29:59Z', false],
  ['2027-12-11T08:30:00Z', true],
  ['2028-03-10T08:30:00Z', true],
  ['2028-06-08T08:30:00Z', true],
  ['2028-06-08T08:30:01Z', false],
])('at %s the certificate may be renewed: %s', (now, renewable) => {
  expect(isRenewable(end, at(now))).toBe(renewable)
})

test('the renewal window has a known start', () => {
  expect(computeRenewalWindowStart(end)).toBe(at('2027-12-11T08:30:00Z'))
})

test('the daily changes of a certificate’s status are all in the table of states', () => {
  const day = 24 * 60 * 60 * 1000
  const statuses = Array.from({ length: 900 }, (_, days) =>
    computeCertificateStatus(end, approved + days * day),
  )
  const steps = statuses.slice(1).map((to, index) => [statuses[index] ?? to, to] as const)
  const taken = steps.filter(([from, to]) => from !== to)
  expect(taken).toEqual([
    ['valid', 'aboutToExpire'],
    ['aboutToExpire', 'expired'],
  ])
  for (const [from, to] of taken) expect(canChangeCertificateStatus(from, to)).toBe(true)
})

test.each(['2026-03-11T00:00:00Z', '2028-01-01T00:00:00Z', '2028-03-10T08:30:00Z'])(
  'at %s a revoked certificate is revoked, and can return to the status that it would have',
  (now) => {
    const held = { validUntil: new Date(end), revokedAt: new Date(approved + 1), renewed: false }
    expect(computeEffectiveCertificateStatus(held, at(now))).toBe('revoked')
    const without = computeEffectiveCertificateStatus({ ...held, revokedAt: null }, at(now))
    expect(without).toBe(computeCertificateStatus(end, at(now)))
    expect([
      canChangeCertificateStatus(without, 'revoked'),
      canChangeCertificateStatus('revoked', without),
    ]).toEqual([true, true])
  },
)

test.each([
  ['2027-12-11T08:30:00Z', 'valid'],
  ['2028-03-10T08:29:59Z', 'valid'],
  ['2028-03-10T08:30:00Z', 'expired'],
])('at %s a renewed certificate is %s, never about to expire', (now, status) => {
  const held = { validUntil: new Date(end), revokedAt: null, renewed: true }
  expect(computeEffectiveCertificateStatus(held, at(now))).toBe(status)
})
