import { expect, test } from 'vitest'
import { attendanceNumber } from './attendance.ts'

test('numbers of certificates of attendance have at least six digits', () => {
  expect(attendanceNumber(42)).toBe('AT-000042')
  expect(attendanceNumber(1234567)).toBe('AT-1234567')
})
