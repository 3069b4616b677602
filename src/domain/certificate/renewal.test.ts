import { expect, test } from 'vitest'
import { checkRenewal, checkRenewalVersion, computeRenewedCertificateEnd } from './renewal.ts'

const day = 24 * 60 * 60 * 1000
const end = Date.UTC(2026, 0, 15, 12)
const details = { end, renewed: false, pending: false }

test.each([
  [end - 90 * day - 1, 'certificateStillValid'],
  [end - 90 * day, null],
  [end, null],
  [end + 90 * day, null],
  [end + 90 * day + 1, 'enrolmentExpired'],
] as const)('at %i a renewal is refused as %s', (now, refusal) => {
  expect(checkRenewal(details, now)).toBe(refusal)
})

test.each([
  ['90 days before the end', end - 90 * day, end - 80 * day, '2028-01-15T12:00:00.000Z'],
  ['the last moment before the end', end - 1, end - 1, '2028-01-15T12:00:00.000Z'],
  ['before the end, and decided after it', end - day, end + 5 * day, '2028-01-15T12:00:00.000Z'],
  ['the end', end, end + day, '2028-01-16T12:00:00.000Z'],
  ['90 days after the end', end + 90 * day, end + 91 * day, '2028-04-16T12:00:00.000Z'],
])(
  'requested at %s, the new certificate ends two years after the old end or the approval',
  (_, appliedAt, approvedAt, ends) => {
    expect(new Date(computeRenewedCertificateEnd({ end, appliedAt, approvedAt })).toISOString()).toBe(ends)
  },
)

test('a certificate is renewed once, and only one renewal can be waiting', () => {
  expect(checkRenewal({ ...details, renewed: true }, end)).toBe('certificateObtained')
  expect(checkRenewal({ ...details, pending: true }, end)).toBe('applicationPending')
})

const video = { id: 2, type: 'video' }
const access = { id: 5, type: 'access' }

test('a country offers the release, another of its type, or nothing of the type', () => {
  expect(checkRenewalVersion(video, [2, 10], [video, access])).toBeNull()
  expect(checkRenewalVersion(video, [2, 10], [{ id: 3, type: 'video' }])).toBe('noReleaseInCountry')
  expect(checkRenewalVersion(video, [2, 10], [access])).toBe('typeRemovedInCountry')
})

test('an offered release that replaces another certification does not match', () => {
  expect(checkRenewalVersion(video, [3], [video])).toBe('noReleaseInCountry')
})
