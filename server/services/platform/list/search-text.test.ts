import { expect, test } from 'vitest'
import { partsOf } from './search-text.ts'

test('a search finds each word anywhere in the text, a short one only at the beginning of a word', () => {
  expect(partsOf('  Ada by ')).toEqual(['ada', ' by'])
  expect(partsOf('김민')).toEqual([' 김민'])
})

test('a search uses five words', () => {
  expect(partsOf('one two three four five six')).toHaveLength(5)
})
