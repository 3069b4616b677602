import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeCertificationProgress, stepByProgress } from './progress.ts'

/** The statuses are copied from the specification, not from the code, so that the test compares the two. */
const states = ['enrol', 'learning', 'exam', 'practicalExam', 'apply', 'finish', 'approved'] as const
const moves = listPairs(states, [
  'enrol learning',
  'learning exam',
  'learning enrol',
  'exam practicalExam',
  'exam apply',
  'exam learning',
  'exam enrol',
  'practicalExam apply',
  'apply finish',
  'apply practicalExam',
  'finish approved',
  'finish apply',
  'approved finish',
  'approved enrol',
])

test.each(moves)('a certification goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeCertificationProgress(from, to)).toBe(may)
})

/** Each status with its step in the step bar. */
const steps = [
  ['enrol', 1],
  ['learning', 2],
  ['exam', 3],
  ['practicalExam', 3],
  ['apply', 4],
  ['finish', 4],
  ['approved', 4],
] as const

test.each(steps)('%s is step %i', (status, step) => {
  expect(stepByProgress[status]).toBe(step)
})
