import { expect, test } from 'vitest'
import { computeExamWindowEnd, findCreditsCompletion, isExamWindowOpen } from './exam-window.ts'

const day = 24 * 60 * 60 * 1000

test('the window begins with the ninth credit, in any order of the credits', () => {
  const earnings = [
    { credits: 3, at: 5 * day },
    { credits: 6, at: day },
    { credits: 3, at: 9 * day },
  ]
  expect(findCreditsCompletion('hsc', earnings)).toBe(5 * day)
  expect(findCreditsCompletion('gsc', earnings)).toBe(9 * day)
  expect(findCreditsCompletion('hsc', earnings.slice(0, 1))).toBeNull()
})

test('hsc has 30 days, to the millisecond; gsc has no end', () => {
  expect(computeExamWindowEnd('hsc', 5 * day)).toBe(35 * day)
  expect(isExamWindowOpen('hsc', 5 * day, 35 * day)).toBe(true)
  expect(isExamWindowOpen('hsc', 5 * day, 35 * day + 1)).toBe(false)
  expect(computeExamWindowEnd('gsc', 5 * day)).toBeNull()
  expect(isExamWindowOpen('gsc', 5 * day, 500 * day)).toBe(true)
})
