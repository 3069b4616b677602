import { expect, test } from 'vitest'
import { isOverlapping } from './overlap.ts'

const hours = (from: number, to: number) => ({
  startsAt: `2027-03-04T${String(from).padStart(2, '0')}:00:00.000Z`,
  endsAt: `2027-03-04T${String(to).padStart(2, '0')}:00:00.000Z`,
})

test.each([
  [9, 12, 11, 13, true],
  [9, 12, 10, 11, true],
  [9, 12, 12, 13, false],
  [9, 12, 13, 14, false],
])('%s to %s and %s to %s: %s', (from, to, other, end, both) => {
  expect(isOverlapping(hours(from, to), hours(other, end))).toBe(both)
  expect(isOverlapping(hours(other, end), hours(from, to))).toBe(both)
})
