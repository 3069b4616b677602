import { expect, test } from 'vitest'
import { practicalExamGradeOf } from './practical-exam-grade.ts'

test.each([
  [100, 'passed'],
  [80, 'passed'],
  [79, 'failed'],
  [0, 'failed'],
  [null, 'absent'],
])('%s points: %s', (score, grade) => {
  expect(practicalExamGradeOf(score)).toBe(grade)
})
