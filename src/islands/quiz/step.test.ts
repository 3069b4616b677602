import { expect, test } from 'vitest'
import { quizStep } from './step.ts'

test.each([
  ['nothing is known before the answer', undefined, 'unknown'],
  ['who may not enter finds it closed', { state: null, mayEnter: false }, 'closed'],
  ['who may, begins', { state: null, mayEnter: true }, 'ready'],
  ['one under way is gone on with', { state: 'open', mayEnter: true }, 'open'],
  ['a failure leads to another attempt', { state: 'failed', mayEnter: true }, 'notPassed'],
  ['a pass stays, also when the enrolment is over', { state: 'passed', mayEnter: false }, 'passed'],
] as const)('%s', (_, result, step) => expect(quizStep(result)).toBe(step))
