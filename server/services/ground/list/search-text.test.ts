import { expect, test } from 'vitest'
import { patternsOf } from './search-text.ts'

test('each word of a search stands anywhere, a short one at the beginning of a word', () => {
  expect(patternsOf('  Ada by ')).toEqual(['%ada%', '% by%'])
  expect(patternsOf('김민')).toEqual(['% 김민%'])
})

test('signs of patterns are letters like others', () => {
  expect(patternsOf('50%_a\\b')).toEqual(['%50\\%\\_a\\\\b%'])
})

test('five words of a search count', () => {
  expect(patternsOf('one two three four five six')).toHaveLength(5)
})
