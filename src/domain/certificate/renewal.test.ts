import { expect, test } from 'vitest'
import { countryRefusal, renewalRefusal } from './renewal.ts'

const day = 24 * 60 * 60 * 1000
const issuedAt = Date.UTC(2024, 0, 15, 12)
const end = Date.UTC(2026, 0, 15, 12)
const held = { issuedAt, renewed: false, pending: false }

test.each([
  [end - 90 * day - 1, 'certificateStillValid'],
  [end - 90 * day, null],
  [end, null],
  [end + 90 * day, null],
  [end + 90 * day + 1, 'enrolmentExpired'],
] as const)('at %i a renewal is refused as %s', (now, refusal) => {
  expect(renewalRefusal(held, now)).toBe(refusal)
})

test('a certificate is renewed once, and one renewal waits at a time', () => {
  expect(renewalRefusal({ ...held, renewed: true }, end)).toBe('certificateObtained')
  expect(renewalRefusal({ ...held, pending: true }, end)).toBe('applicationPending')
})

const video = { id: 2, type: 'video' }
const access = { id: 5, type: 'access' }

test('a country offers the release, another of its type, or nothing of the type', () => {
  expect(countryRefusal(video, [2, 10], [video, access])).toBeNull()
  expect(countryRefusal(video, [2, 10], [{ id: 3, type: 'video' }])).toBe('noReleaseInCountry')
  expect(countryRefusal(video, [2, 10], [access])).toBe('typeRemovedInCountry')
})

test('what is offered but replaces another certification does not match', () => {
  expect(countryRefusal(video, [3], [video])).toBe('noReleaseInCountry')
})
