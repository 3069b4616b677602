import { expect, test } from 'vitest'
import { gradePaper, isAnswerCorrect } from './grade.ts'

const right = { correct: [1], given: [1] }
const wrong = { correct: [1], given: [2] }
const paper = (count: number, of: number) =>
  Array.from({ length: of }, (_, index) => (index < count ? right : wrong))

test.each([
  [[0, 2], [2, 0], true],
  [[0, 2], [0], false],
  [[0, 2], [0, 1, 2], false],
  [[0, 2], [0, 0], false],
  [[1], [], false],
  // The number of chosen options is right, but some or all of them are wrong.
  [[0, 2], [0, 1], false],
  [[0, 2], [1, 2], false],
  [[0, 1, 2], [0, 1, 3], false],
  [[0, 2], [1, 3], false],
])('of %j the answer %j is right: %s', (correct, given, expected) => {
  expect(isAnswerCorrect({ correct, given })).toBe(expected)
})

test.each([
  [40, 80, true],
  [39, 78, false],
  [50, 100, true],
  [0, 0, false],
])('%i right answers of a theory exam are %i points', (count, score, passed) => {
  expect(gradePaper('theory', paper(count, 50))).toEqual({ score, passed })
})

test.each([
  [3, 60, true],
  [2, 40, false],
  [5, 100, true],
])('%i right answers of a quiz are %i points', (count, score, passed) => {
  expect(gradePaper('quiz', paper(count, 5))).toEqual({ score, passed })
})
