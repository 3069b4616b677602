import { expect, test } from 'vitest'
import { attendanceCertificateNumber } from './attendance-certificate.ts'

test('numbers of certificates of attendance have at least six digits', () => {
  expect(attendanceCertificateNumber(42)).toBe('AT-000042')
  expect(attendanceCertificateNumber(1234567)).toBe('AT-1234567')
})
