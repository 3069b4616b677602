import { expect, test } from 'vitest'
import { listPairs } from '../../tests/fixtures/list-pairs.ts'
import { type ExerciseProgress, exerciseTransitions } from './exercise.ts'
import { allowsStep } from './state.ts'

/** Written out from the specification, not from the code. */
const states = ['pending', 'learning', 'finish'] as const
const moves = listPairs(states, ['pending learning', 'learning finish', 'learning pending', 'finish pending'])

test.each(moves)('an exercise goes from %s to %s: %s', (from, to, may) => {
  expect(allowsStep<ExerciseProgress>(exerciseTransitions)(from, to)).toBe(may)
})
