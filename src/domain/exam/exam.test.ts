import { expect, test } from 'vitest'
import { indexOfLetter, letterOf, paperKindOf } from './exam.ts'

test('options have letters from A, and are found by their letter', () => {
  expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z'])
  expect(['A', 'B', 'Z'].map(indexOfLetter)).toEqual([0, 1, 25])
})

test('only a theory exam has a theory paper, every other exam a quiz paper', () => {
  expect(paperKindOf('theory')).toBe('theory')
  expect((['quiz', 'topic', 'nonCertification'] as const).map(paperKindOf)).toEqual(['quiz', 'quiz', 'quiz'])
})
