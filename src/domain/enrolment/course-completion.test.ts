import { expect, test } from 'vitest'
import { isCourseComplete } from './course-completion.ts'

test.each([
  ['notStarted', false, false],
  ['learning', false, false],
  ['learned', false, true],
  ['learned', true, false],
  ['passed', true, true],
  ['passed', false, true],
  ['failed', true, false],
] as const)('a course that is %s (with a quiz: %s) counts: %s', (process, hasQuiz, counts) => {
  expect(isCourseComplete(process, hasQuiz)).toBe(counts)
})

test('a course without progress is not complete', () => expect(isCourseComplete(null, false)).toBe(false))
