import { expect, test } from 'vitest'
import { computeReminderSpan, findDueReminder } from './reminder.ts'

const day = 24 * 60 * 60 * 1000
const due = (left: number, knownFor = 100) =>
  findDueReminder([90, 30, 7], { end: left * day, since: (left - knownFor) * day, now: 0 })

test.each([
  [91, null],
  [90, 90],
  [31, 90],
  [30, 30],
  [7.5, 30],
  [7, 7],
  [0.1, 7],
  [0, null],
  [-1, null],
])('%s days before the end the due reminder is that of %s days', (left, days) => {
  expect(due(left)).toBe(days)
})

test('a reminder whose time was before the enrolment is not due', () => {
  expect(due(20, 5)).toBeNull()
  expect(due(6, 5)).toBeNull()
  expect(due(6, 20)).toBe(7)
  expect(due(6, 7)).toBe(7)
})

test('the span is that of the earliest reminder', () => {
  expect(computeReminderSpan([7, 90, 30])).toBe(90 * day)
})
