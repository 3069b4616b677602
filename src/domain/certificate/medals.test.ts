import { expect, test } from 'vitest'
import { type Certificate, medalsOf } from './certificate.ts'

const certificateWith = (change: Partial<Certificate>): Certificate => ({
  id: 1,
  number: 'N',
  certificationId: 2,
  certificationName: 'Video security associate',
  versionLabel: '2026',
  kind: 'hsc',
  level: 'associate',
  status: 'valid',
  validFrom: '2025-01-01T00:00:00.000Z',
  validUntil: '2027-01-01T00:00:00.000Z',
  renewable: false,
  renewed: false,
  window: null,
  publicName: false,
  reason: null,
  ...change,
})
const medals = (...certificates: Certificate[]) =>
  medalsOf(certificates).map(({ medal, expired }) => (expired ? `grey ${medal}` : medal))

test('a revoked certificate gives no medal', () =>
  expect(medals(certificateWith({ status: 'revoked' }))).toEqual([]))

test.each([
  ['associate', 'bronze'],
  ['professional', 'silver'],
  ['expert', 'gold'],
] as const)('%s gives %s', (level, medal) => expect(medals(certificateWith({ level }))).toEqual([medal]))

test('general certifications and applications give no medal', () => {
  expect(medals(certificateWith({ kind: 'gsc', level: null }))).toEqual([])
  expect(medals(certificateWith({ status: 'underReview', validUntil: null }))).toEqual([])
})

test('a renewal into a newer release adds no medal', () => {
  expect(medals(certificateWith({ renewed: true }), certificateWith({ id: 2, certificationId: 12 }))).toEqual(
    ['bronze'],
  )
})

test('a renewal adds no medal, and the medal of an expired certificate is grey until its renewal', () => {
  const expired = certificateWith({ status: 'expired' })
  expect(medals(certificateWith({}), certificateWith({ id: 2 }))).toEqual(['bronze'])
  expect(medals(expired)).toEqual(['grey bronze'])
  expect(medals(expired, certificateWith({ id: 2 }))).toEqual(['bronze'])
  expect(medals(certificateWith({ id: 2 }), expired)).toEqual(['bronze'])
})
