import { expect, test } from 'vitest'
import { indexOf, letterOf, paperUseOf } from './exam.ts'

test('options are lettered from A, and found by their letter again', () => {
  expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z'])
  expect(['A', 'B', 'Z'].map(indexOf)).toEqual([0, 1, 25])
})

test('only a theory exam has a paper of its own; every other is a quiz', () => {
  expect(paperUseOf('theory')).toBe('theory')
  expect((['quiz', 'topic', 'nonCertification'] as const).map(paperUseOf)).toEqual(['quiz', 'quiz', 'quiz'])
})
