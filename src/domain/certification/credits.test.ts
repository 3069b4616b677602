import { expect, test } from 'vitest'
import { type CourseCredits, creditsReached, selfPacedReached } from './credits.ts'

test.each([
  ['hsc', 8, false],
  ['hsc', 9, true],
  ['gsc', 11, false],
  ['gsc', 12, true],
] as const)('%s with %i credits: %s', (kind, credits, reached) => {
  expect(creditsReached(kind, credits)).toBe(reached)
})

const compulsory = (earned: boolean): CourseCredits => ({ requirement: 'compulsory', credits: 6, earned })
const elective = (earned: boolean): CourseCredits => ({ requirement: 'elective', credits: 3, earned })

test('every compulsory course is needed, however many electives there are', () => {
  const electives = [elective(true), elective(true), elective(true)]
  expect(selfPacedReached('hsc', [compulsory(false), ...electives])).toBe(false)
  expect(selfPacedReached('hsc', [compulsory(true), elective(true)])).toBe(true)
})

test('the compulsory courses alone are too few, and what is not earned does not count', () => {
  expect(selfPacedReached('hsc', [compulsory(true), elective(false)])).toBe(false)
  expect(selfPacedReached('gsc', [compulsory(true), compulsory(true)])).toBe(true)
  expect(selfPacedReached('hsc', [])).toBe(false)
})
