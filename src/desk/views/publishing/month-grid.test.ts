import { expect, test } from 'vitest'
import { daysOfMonthGrid, isoDayOf } from './month-grid.ts'

test('a month is shown in whole weeks from Monday', () => {
  const days = daysOfMonthGrid(new Date(2026, 10, 15)).map(isoDayOf)
  expect(days).toHaveLength(42)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  expect(daysOfMonthGrid(new Date(2027, 1, 1)).map(isoDayOf)).toHaveLength(28)
})
