import { expect, test } from 'vitest'
import { attendanceNumber } from './attendance.ts'

test('certificates of attendance are numbered with six figures, and more when there are more', () => {
  expect(attendanceNumber(42)).toBe('AT-000042')
  expect(attendanceNumber(1234567)).toBe('AT-1234567')
})
