import { expect, test } from 'vitest'
import { listPairs } from '../../tests/fixtures/list-pairs.ts'
import { type QuizStatus, quizTransitions } from './quiz-status.ts'
import { createTransitionCheck } from './state.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['pending', 'learning', 'finish'] as const
const moves = listPairs(states, ['pending learning', 'learning finish', 'learning pending', 'finish pending'])

test.each(moves)('an exercise goes from %s to %s: %s', (from, to, may) => {
  expect(createTransitionCheck<QuizStatus>(quizTransitions)(from, to)).toBe(may)
})
