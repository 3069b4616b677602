import { expect, test } from 'vitest'
import { quizStepOf } from './quiz-step.ts'

test.each([
  ['the status is unknown before the response', undefined, 'unknown'],
  ['the quiz is closed for a learner who may not enter', { state: null, mayEnter: false }, 'closed'],
  ['the quiz is ready for a learner who may enter', { state: null, mayEnter: true }, 'ready'],
  ['an open attempt is continued', { state: 'open', mayEnter: true }, 'open'],
  ['a failure allows another attempt', { state: 'failed', mayEnter: true }, 'notPassed'],
  ['a pass stays after the enrolment has ended', { state: 'passed', mayEnter: false }, 'passed'],
] as const)('%s', (_, result, step) => expect(quizStepOf(result)).toBe(step))
