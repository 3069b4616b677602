import { expect, test } from 'vitest'
import { listTranspositions, maxSpellingErrors, wordDistance } from './word-distance.ts'

test.each([
  ['video', 'video', 0],
  ['vidoe', 'video', 1],
  ['camrea', 'camera', 1],
  ['camra', 'camera', 1],
  ['survelliance', 'surveillance', 2],
  ['vidoe', 'vid', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s is %s with %i errors', (typed, word, errors) => expect(wordDistance(typed, word)).toBe(errors))

test('a longer word may have more errors', () => {
  expect([3, 4, 5, 6, 9, 10].map(maxSpellingErrors)).toEqual([0, 1, 1, 2, 2, 3])
})

test('each pair of neighbouring letters is swapped', () => {
  expect(listTranspositions('abc')).toEqual(['bac', 'acb'])
})
