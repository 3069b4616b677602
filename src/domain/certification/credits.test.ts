import { expect, test } from 'vitest'
import { type CourseCredits, canBeginExam, hasEnoughCredits } from './credits.ts'

test.each([
  ['hsc', 8, false],
  ['hsc', 9, true],
  ['gsc', 11, false],
  ['gsc', 12, true],
] as const)('%s with %i credits: %s', (kind, credits, reached) => {
  expect(hasEnoughCredits(kind, credits)).toBe(reached)
})

const compulsory = (earned: boolean): CourseCredits => ({ requirement: 'compulsory', credits: 6, earned })
const elective = (earned: boolean): CourseCredits => ({ requirement: 'elective', credits: 3, earned })

test('every compulsory course is required, regardless of the number of electives', () => {
  const electives = [elective(true), elective(true), elective(true)]
  expect(canBeginExam('hsc', [compulsory(false), ...electives], [])).toBe(false)
  expect(canBeginExam('hsc', [compulsory(true), elective(true)], [])).toBe(true)
  expect(canBeginExam('hsc', [compulsory(true), elective(true), elective(false)], [])).toBe(true)
})

test('compulsory courses alone are not enough, and courses without earned credits do not count', () => {
  expect(canBeginExam('hsc', [compulsory(true), elective(false)], [])).toBe(false)
  expect(canBeginExam('gsc', [compulsory(true), compulsory(true)], [])).toBe(true)
  expect(canBeginExam('hsc', [], [])).toBe(false)
})

test('a classroom with all credits replaces the courses', () => {
  expect(canBeginExam('hsc', [compulsory(false)], [9])).toBe(true)
  expect(canBeginExam('gsc', [compulsory(false)], [9])).toBe(false)
})

test('the credits of the best classroom are added once to those of courses', () => {
  expect(canBeginExam('hsc', [compulsory(true)], [3])).toBe(true)
  expect(canBeginExam('hsc', [compulsory(false), elective(true), elective(true)], [3])).toBe(false)
  expect(canBeginExam('hsc', [], [5, 4])).toBe(false)
})
